import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Deleted, Inserted, OrderPayments } from '../../contract/index.ts';
import { invoices, orders, reviews, users } from '../../store/collections/collections.ts';
import { auth } from '../../store/collections/firebase.ts';
import { readDocument } from '../../store/reads/documents.ts';
import {
  registerAdmin,
  registerCustomer,
  signIn,
  type TestAccount,
} from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { advanceOrder, placeOrderOf } from '../../testing/orders/orders.ts';
import { pay } from '../../testing/orders/payments.ts';
import { isThere, upload } from '../../testing/pictures/pictures.ts';
import { createTool } from '../../testing/tools/tools.ts';

const admin = await registerAdmin();

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

const registerAgain = async ({ email, password }: TestAccount): Promise<TestAccount> => {
  const { uid } = await auth.createUser({ email, password });
  return { uid, email, password, token: '' };
};

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

  it('leaves payments, invoices, terms and what is due, for admins alone', async () => {
    const account = await registerWithProfile();
    const { uid, email, token } = account;
    const terms = { terms: 'net-60', creditLimit: 50_000 } as const;
    const changed = await send('PUT', `/customer/${uid}`, { token: admin.token, json: terms });
    await expectStatus(changed, 200);
    const { insertedId: id, order } = await placeOrderOf(token, await createTool());
    await advanceOrder(admin.token, id, 'confirmed');
    const { payment } = await pay(admin.token, id, 995);
    const ofShop = async <Body>(path: string) =>
      expectStatus<Body>(await send('GET', path, { token: admin.token }), 200);
    const before = await ofShop<OrderPayments>(`/order/${id}/payments`);
    expect(before.payments).toEqual([payment]);
    const [{ number } = { number: '' }] = before.invoices;

    await expectStatus(await remove(email, account), 200);
    expect(await ofShop(`/order/${id}/payments`)).toEqual(before);
    expect((await readDocument(invoices.doc(number)))?.buyer).toMatchObject({ email });
    expect((await send('GET', `/invoice/${number}.pdf`, { token: admin.token })).status).toBe(200);
    const customer = { ...terms, payerId: uid, profile: null, open: order.total - 995 };
    expect(await ofShop(`/customer/${uid}`)).toMatchObject(customer);
    await pay(admin.token, id, order.total - 995);
    expect(await ofShop(`/customer/${uid}`)).toMatchObject({ ...customer, open: 0 });

    const next = await signIn(await registerAgain(account));
    expect(await expectStatus(await send('GET', '/terms', { token: next }), 200)).toMatchObject({
      creditLimit: null,
      open: 0,
    });
    const listed = await send('GET', `/orders/${email}`, { token: next });
    expect(await expectStatus(listed, 200)).toEqual([]);
    const payments = await send('GET', `/order/${id}/payments`, { token: next });
    await expectProblem(payments, 404, 'order-not-found');
    const invoice = await send('GET', `/invoice/${number}.pdf`, { token: next });
    await expectProblem(invoice, 404, 'invoice-not-found');
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
