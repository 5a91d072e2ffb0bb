import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listAudit } from '../../store/audit.ts';
import {
  deletedAccounts,
  inquiries,
  mail,
  reviews,
  users,
} from '../../store/collections/collections.ts';
import { auth } from '../../store/collections/firebase.ts';
import { readDocument } from '../../store/reads/documents.ts';
import {
  callerOf,
  registerAdmin,
  registerCustomer,
  registerVerified,
  type TestAccount,
} from '../../testing/api/accounts.ts';
import { expectStatus, send } from '../../testing/api/api.ts';
import { pendingDelivery, storeMailTo } from '../../testing/mails/storedMail.ts';
import { reviewContent, storeReview } from '../../testing/tools/reviews.ts';
import { checkRatings } from '../consistency/checkRatings.ts';
import { deleteUser } from './deleteUser.ts';
import { recordSignIn, signIn } from './signIn.ts';

const getFiles = vi.hoisted(() => vi.fn());

vi.mock('../../store/collections/firebase.ts', async (original) => ({
  ...(await original<object>()),
  openBucket: () => Promise.resolve({ getFiles }),
}));

beforeEach(() => getFiles.mockReset().mockResolvedValue([[]]));

const failOnce = () => getFiles.mockRejectedValueOnce(new Error('Storage is out of reach'));

const reviewOf = (userId: string, reviewerEmail: string) => ({
  userId,
  reviewerEmail,
  createdAt: new Date(0),
});

const addReviews = (uid: string, email: string, count: number): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, () => storeReview(reviewOf(uid, email))));

const anonymous = reviewContent({
  ...reviewOf('', ''),
  reviewerName: 'Former customer',
  reviewerImage: '',
});

const expectNothingOf = async (uid: string) => {
  expect((await auth.getUsers([{ uid }])).users).toEqual([]);
  expect(await readDocument(users.doc(uid))).toBeUndefined();
  expect(await readDocument(deletedAccounts.doc(uid))).toMatchObject({ email: '' });
};

const remainingOf = async (ids: readonly string[]): Promise<string[]> => {
  const storedMails = await Promise.all(ids.map((id) => readDocument(mail.doc(id))));
  return ids.filter((_, index) => storedMails[index]);
};

const removeMails = (ids: readonly string[]) => Promise.all(ids.map((id) => mail.doc(id).delete()));

const deleted = { acknowledged: true, deletedCount: 1 };

describe('The deletion of an account', () => {
  it('makes all its reviews anonymous, and no others', async () => {
    const account = await registerCustomer();
    const other = randomUUID();
    const own = await addReviews(account.uid, account.email, 205);
    const [others = ''] = await addReviews(other, `${other}@example.test`, 1);
    await deleteUser(account.email, callerOf(account));
    const storedReviews = await Promise.all(own.map((id) => readDocument(reviews.doc(id))));
    expect(storedReviews).toEqual(own.map(() => anonymous));
    expect(await checkRatings()).toEqual([]);
    expect(await readDocument(reviews.doc(others))).toMatchObject({ reviewerName: 'Ada Joiner' });
  });

  it('removes its inquiries, and no others', async () => {
    const [account, other] = await Promise.all([registerCustomer(), registerCustomer()]);
    const inquire = async ({ token, email }: TestAccount) =>
      expectStatus(await send('POST', '/inquiry', { token, json: { email } }), 202);
    await Promise.all([inquire(account), inquire(account), inquire(other)]);
    await deleteUser(account.email, callerOf(account));
    const left = await Promise.all(
      [account, other].map(({ uid }) => inquiries.where('userId', '==', uid).count().get()),
    );
    expect(left.map((count) => count.data().count)).toEqual([0, 1]);
  });

  it('removes the mails that were sent to its verified address, and no others', async () => {
    const { email, ...account } = await registerVerified();
    const sent = await Promise.all(Array.from({ length: 105 }, () => storeMailTo(email)));
    // It is being sent for another day, so that the suite does not send it meanwhile.
    const leaseExpireTime = new Date(Date.now() + 86_400_000);
    const delivery = { ...pendingDelivery, state: 'PROCESSING', leaseExpireTime } as const;
    const kept = await Promise.all([
      storeMailTo(`${randomUUID()}@example.test`),
      storeMailTo(email, { kind: 'shop-order' }),
      storeMailTo(email, { delivery }),
    ]);
    await deleteUser(email, callerOf({ email, ...account }));
    expect(await remainingOf([...sent, ...kept])).toEqual(kept);
    await removeMails(kept);
  });

  it('removes no mails to an address that is not its own for certain', async () => {
    const [account, admin] = await Promise.all([registerCustomer(), registerAdmin()]);
    const id = await storeMailTo(account.email);
    await deleteUser(account.email, callerOf(admin, true));
    expect(await remainingOf([id])).toEqual([id]);
    await removeMails([id]);
  });

  it('removes the mails, too, when it failed before', async () => {
    const account = await registerVerified();
    const id = await storeMailTo(account.email);
    failOnce();
    await expect(deleteUser(account.email, callerOf(account))).rejects.toThrow();
    expect(await remainingOf([id])).toEqual([id]);
    await deleteUser(account.email, callerOf(account));
    expect(await remainingOf([id])).toEqual([]);
  });

  it.each([
    ['a customer', registerCustomer, false],
    ['an admin', registerAdmin, true],
  ])('that failed part-way is completed by a retry for %s', async (_, register, admin) => {
    const [other, account] = [await registerAdmin(), await register()];
    const { uid, email } = account;
    await recordSignIn(callerOf(account, admin));
    const caller = callerOf(other, true);
    failOnce();
    await expect(deleteUser(email, caller)).rejects.toMatchObject({ code: 'unavailable' });
    expect((await auth.getUser(uid)).email).toBe(email);
    expect(await deleteUser(email, caller)).toEqual(deleted);
    expect(getFiles).toHaveBeenLastCalledWith({ prefix: `users/${uid}/` });
    await expectNothingOf(uid);
    const { items } = await listAudit({ limit: 9, target: { kind: 'user', id: uid } });
    expect(items.filter(({ action }) => action === 'user-deleted')).toHaveLength(1);
  });

  it('that failed part-way is completed by the next sign-in', async () => {
    const account = await registerCustomer();
    const caller = callerOf(account);
    failOnce();
    await expect(deleteUser(account.email, caller)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(signIn(caller)).rejects.toMatchObject({ code: 'user-not-found' });
    await expectNothingOf(account.uid);
  });

  it('is completed for an account that is gone from Firebase Auth, whatever data remains', async () => {
    const admin = callerOf(await registerAdmin(), true);
    const makers: ((uid: string, email: string) => Promise<unknown>)[] = [
      (uid, email) => deletedAccounts.doc(uid).set({ email, at: new Date() }),
      (uid, email) => addReviews(uid, email, 1),
      (uid, email) => recordSignIn(callerOf({ uid, email, password: '', token: '' })),
    ];
    for (const leave of makers) {
      const uid = randomUUID();
      await leave(uid, `${uid}@example.test`);
      expect(await deleteUser(`${uid}@Example.test`, admin)).toEqual(deleted);
      await expectNothingOf(uid);
      expect((await reviews.where('userId', '==', uid).get()).empty).toBe(true);
    }
  });

  it('does not delete an account that had the address before', async () => {
    const [admin, account] = [await registerAdmin(), await registerCustomer()];
    const { uid, email } = account;
    await recordSignIn(callerOf(account));
    await auth.updateUser(uid, { email: `${randomUUID()}@example.test` });
    await expect(deleteUser(email, callerOf(admin, true))).rejects.toMatchObject({
      code: 'user-not-found',
    });
    expect((await auth.getUser(uid)).uid).toBe(uid);
    expect(await readDocument(users.doc(uid))).toBeDefined();
  });
});
