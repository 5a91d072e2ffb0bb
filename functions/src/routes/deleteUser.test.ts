import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { orders, reviews, users } from '../collections.ts';
import type { Deleted, Inserted } from '../contract/index.ts';
import { readDocument } from '../documents.ts';
import { auth } from '../firebase.ts';
import { registerAdmin, registerCustomer, type TestAccount } from '../testing/accounts.ts';
import { expectProblem, expectStatus, send } from '../testing/api.ts';
import { placeOrderOf } from '../testing/orders.ts';
import { isThere, upload } from '../testing/pictures.ts';
import { createTool } from '../testing/tools.ts';

let admin: TestAccount;

beforeAll(async () => {
  admin = await registerAdmin();
});

const remove = (email: string, { token }: TestAccount) =>
  send('DELETE', `/user/${email}`, { token });

const deleted = { acknowledged: true, deletedCount: 1 } satisfies Deleted;

const avatarOf = ({ uid }: TestAccount) => `users/${uid}/avatar.webp`;

const registerWithProfile = async (): Promise<TestAccount> => {
  const account = await registerCustomer();
  const { email, token } = account;
  const json = { currentUser: { email } };
  await expectStatus(await send('PUT', `/user/${email}`, { token, json }), 200);
  await upload(avatarOf(account));
  return account;
};

const remainsOf = async (account: TestAccount) => ({
  account: (await auth.getUsers([{ uid: account.uid }])).users.length > 0,
  profile: (await readDocument(users.doc(account.uid))) !== undefined,
  avatar: await isThere(avatarOf(account)),
});

const nothing = { account: false, profile: false, avatar: false };

describe('DELETE /user/{email}', () => {
  it('deletes one’s own account, profile and pictures; orders stay, reviews become anonymous', async () => {
    const account = await registerWithProfile();
    const { email, token } = account;
    const order = await placeOrderOf(token, await createTool());
    const json = { review: { reviewText: 'Good.', reviewRating: 5 } };
    const response = await send('POST', '/review', { token, json });
    const review = await expectStatus<Inserted>(response, 201);
    expect(await remainsOf(account)).toEqual({ account: true, profile: true, avatar: true });
    expect(await expectStatus(await remove(email.toUpperCase(), account), 200)).toEqual(deleted);
    expect(await remainsOf(account)).toEqual(nothing);
    expect(await readDocument(orders.doc(order.insertedId))).toMatchObject({ userEmail: email });
    expect(await readDocument(reviews.doc(review.insertedId))).toMatchObject({
      ...json.review,
      reviewerName: 'Former customer',
    });
    await expectProblem(await send('GET', `/orders/${email}`, { token }), 401, 'unauthenticated');
  });

  it('lets an admin delete another account, without the pictures of others', async () => {
    const [account, other] = [await registerWithProfile(), await registerWithProfile()];
    expect(await expectStatus(await remove(account.email, admin), 200)).toEqual(deleted);
    expect(await remainsOf(account)).toEqual(nothing);
    expect(await remainsOf(other)).toEqual({ account: true, profile: true, avatar: true });
    await expectProblem(await remove(account.email, admin), 404, 'user-not-found');
  });

  it('completes a deletion that deleted only the account', async () => {
    const account = await registerWithProfile();
    await auth.deleteUser(account.uid);
    expect(await expectStatus(await remove(account.email, admin), 200)).toEqual(deleted);
    expect(await remainsOf(account)).toEqual(nothing);
  });

  it('completes a deletion that did not delete the account', async () => {
    const account = await registerWithProfile();
    await users.doc(account.uid).delete();
    expect(await expectStatus(await remove(account.email, account), 200)).toEqual(deleted);
    expect(await remainsOf(account)).toEqual(nothing);
  });

  it('can be requested twice at the same time', async () => {
    const account = await registerWithProfile();
    const responses = await Promise.all([
      remove(account.email, admin),
      remove(account.email, admin),
    ]);
    for (const response of responses) {
      expect([200, 404], await response.text()).toContain(response.status);
    }
    expect(await remainsOf(account)).toEqual(nothing);
  });

  it('deletes an admin if another remains', async () => {
    const former = await registerAdmin();
    expect(await expectStatus(await remove(former.email, admin), 200)).toEqual(deleted);
    await expectProblem(await send('GET', '/users', former), 401, 'unauthenticated');
  });

  it('is for the account itself and admins', async () => {
    const [account, other] = [await registerWithProfile(), await registerCustomer()];
    const path = `/user/${account.email}`;
    await expectProblem(await send('DELETE', path), 401, 'unauthenticated');
    await expectProblem(await remove(account.email, other), 403, 'forbidden');
    expect(await remainsOf(account)).toEqual({ account: true, profile: true, avatar: true });
    const nobody = `${randomUUID()}@example.test`;
    await expectProblem(await remove(nobody, admin), 404, 'user-not-found');
    await expectProblem(await remove(nobody, other), 403, 'forbidden');
  });
});
