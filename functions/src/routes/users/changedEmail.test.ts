import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { AuditEntry, Order, Profile, Quote } from '../../contract/index.ts';
import { deleteUser } from '../../services/accountData/deleteUser.ts';
import { addressedNow } from '../../services/mail/mailAddressee.ts';
import { mail, users } from '../../store/collections/collections.ts';
import { auth } from '../../store/collections/firebase.ts';
import { readDocument } from '../../store/reads/documents.ts';
import {
  callerOf,
  changeEmail,
  registerAdmin,
  registerVerified,
  signIn,
  type TestAccount,
} from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { validForms } from '../../testing/inputs/validForms.ts';
import { newAddress, storedMail } from '../../testing/mails/mails.ts';
import { sentMail, storeMailTo } from '../../testing/mails/storedMail.ts';
import { cartLine, fillCartOf, getCartOf } from '../../testing/orders/carts.ts';
import { advanceOrder, placeOrderOf } from '../../testing/orders/orders.ts';
import { newQuote } from '../../testing/orders/quotes.ts';
import { createTool } from '../../testing/tools/tools.ts';

const [admin, toolId] = await Promise.all([registerAdmin(), createTool({ available: 100 })]);

const newEmail = (): string => `${randomUUID()}@example.test`;

const signedIn = async ({ email, token }: TestAccount) => {
  const json = { currentUser: { email: 'somebody.else@example.test' } };
  return expectStatus<object>(await send('PUT', `/user/${email}`, { token, json }), 200);
};

const registerSignedIn = async (fields = {}): Promise<TestAccount> => {
  const account = await registerVerified(fields);
  await signedIn(account);
  return account;
};

const get = async <Answer>(path: string, { token }: TestAccount): Promise<Answer> =>
  expectStatus<Answer>(await send('GET', path, { token }), 200);

/** Somebody else registers the address that an account has given up, and verifies it. */
const registerAt = async (email: string): Promise<TestAccount> => {
  const account = await registerVerified();
  await auth.updateUser(account.uid, { email, emailVerified: true });
  const token = await signIn({ ...account, email });
  const moved = { ...account, email, token };
  await signedIn(moved);
  return moved;
};

const storeMail = async (...args: Parameters<typeof storeMailTo>): Promise<string> => {
  const id = await storeMailTo(...args);
  onTestFinished(async () => void (await mail.doc(id).delete()));
  return id;
};

interface Data {
  mails: { _id: string }[];
  orders: { _id: string }[];
  quotes: { _id: string }[];
}

const exportOf = (account: TestAccount) => get<Data>(`/user/${account.email}/data.json`, account);

const namesIn = (words: string) => get<Profile[]>(`/users?q=${words}&limit=10`, admin);

describe('An account whose address has changed', () => {
  it('keeps its orders, quotes, cart and addresses, under the new address', async () => {
    const account = await registerSignedIn();
    const { insertedId: orderId } = await placeOrderOf(account.token, toolId);
    const { _id: quoteId } = await newQuote(callerOf(account), toolId);
    await fillCartOf(account, [cartLine(toolId)]);
    const { token } = account;
    const json = validForms.address;
    await expectStatus(await send('POST', '/addresses', { token, json }), 201);

    const changed = await changeEmail(account, newEmail());
    await signedIn(changed);
    expect(await get<Order[]>(`/orders/${changed.email}`, changed)).toMatchObject([
      { _id: orderId, userEmail: account.email },
    ]);
    const quotes = await get<Quote[]>(`/quotes/${changed.email}`, changed);
    expect(quotes).toMatchObject([{ _id: quoteId, userEmail: account.email }]);
    expect((await getCartOf(changed)).lines).toMatchObject([{ toolId }]);
    expect(await get('/addresses', changed)).toHaveLength(1);
    const data = await exportOf(changed);
    expect([data.orders.length, data.quotes.length]).toEqual([1, 1]);
    for (const path of [`/orders/${account.email}`, `/quotes/${account.email}`]) {
      await expectProblem(await send('GET', path, changed), 403, 'forbidden');
    }
  });

  it('has the new address in its profile, the list of users and the audit log', async () => {
    const account = await registerSignedIn();
    const changed = await changeEmail(account, newEmail());
    expect(await get<Profile>(`/user/${changed.email}`, changed)).toMatchObject({
      email: changed.email,
      emailVerified: true,
    });
    await signedIn(changed);
    expect(await readDocument(users.doc(account.uid))).toMatchObject({ email: changed.email });
    expect(await namesIn(changed.email)).toMatchObject([{ _id: account.uid }]);
    expect(await namesIn(account.email)).toEqual([]);
    const entries = await get<AuditEntry[]>(`/audit?target=user/${account.uid}`, admin);
    expect(entries).toMatchObject([
      {
        action: 'email-changed',
        by: account.uid,
        before: { email: account.email },
        after: { email: changed.email },
      },
    ]);
  });

  it('shows nothing to the next account with the old address, and loses nothing by it', async () => {
    const account = await registerSignedIn();
    const { insertedId: orderId } = await placeOrderOf(account.token, toolId);
    const { _id: quoteId } = await newQuote(callerOf(account), toolId);
    const own = await storeMail(account.email, { userId: account.uid });
    const changed = await changeEmail(account, newEmail());
    const next = await registerAt(account.email);

    expect(await get(`/orders/${next.email}`, next)).toEqual([]);
    expect(await get(`/quotes/${next.email}`, next)).toEqual([]);
    await expectProblem(await send('GET', `/order/${orderId}`, next), 404, 'order-not-found');
    await expectProblem(await send('GET', `/quote/${quoteId}`, next), 404, 'quote-not-found');
    const { mails, orders, quotes } = await exportOf(next);
    expect([mails, orders, quotes]).toEqual([[], [], []]);

    await deleteUser(next.email, callerOf(next));
    const mailIds = (await exportOf(changed)).mails.map(({ _id }) => _id);
    expect(mailIds).toContain(own);
    expect(await get(`/orders/${changed.email}`, changed)).toHaveLength(1);
  });

  it('takes its mails to every address along when it is deleted', async () => {
    const account = await registerSignedIn();
    const before = await storeMail(account.email, { userId: account.uid });
    const changed = await changeEmail(account, newEmail());
    const after = await storeMail(changed.email);
    await deleteUser(changed.email, callerOf(changed));
    for (const id of [before, after]) expect(await readDocument(mail.doc(id))).toBeUndefined();
  });

  it('is no longer listed under the old address once that is verified by somebody else', async () => {
    const account = await registerSignedIn();
    const changed = await changeEmail(account, newEmail());
    const next = await registerAt(account.email);
    expect(await namesIn(account.email)).toMatchObject([{ _id: next.uid }]);
    expect(await namesIn(changed.email)).toMatchObject([{ _id: account.uid }]);
  });

  it('is an admin with the new address as long as that is verified', async () => {
    const former = await registerSignedIn({ admin: true });
    const changed = await changeEmail(former, newEmail());
    await get('/users?limit=1', changed);
    const email = newEmail();
    await auth.updateUser(changed.uid, { email, emailVerified: false });
    const token = await signIn({ ...changed, email });
    await expectProblem(await send('GET', '/users?limit=1', { token }), 403, 'forbidden');
  });
});

describe('A mail about an account', () => {
  it('goes to the address that the account has now', async () => {
    const account = await registerSignedIn();
    const { insertedId: orderId } = await placeOrderOf(account.token, toolId);
    const changed = await changeEmail(account, newEmail());
    await advanceOrder(admin.token, orderId, 'confirmed');
    const acceptedBy = async () =>
      (await storedMail(`order-confirmed_${orderId}`)).delivery.info?.accepted;
    await expect.poll(acceptedBy).toEqual([changed.email]);
  });

  const about = { kind: 'order', id: 'order-1', label: 'TH-4K2M9A7C' } as const;
  const queued = (fields: object) => ({
    ...sentMail('test', { kind: 'order-shipped', to: ['old@example.test'], about }),
    ...fields,
  });

  it.each([
    ['the account itself', {}, { to: ['now'] }],
    ['the shop', { kind: 'shop-quote', to: ['shop'], replyTo: 'old' }, { replyTo: 'now' }],
    ['the shop, which answers itself', { kind: 'shop-dispute', to: ['shop'] }, { replyTo: '' }],
    [
      'the address that an inquiry names',
      { about: { ...about, kind: 'inquiry' } },
      { to: ['old@example.test'] },
    ],
    ['an address without an account', { userId: null }, { to: ['old@example.test'] }],
    ['the owner of a deleted account', { userId: randomUUID() }, { to: ['old@example.test'] }],
  ])('goes to %s', async (_, fields, expected) => {
    const { uid, email } = await registerVerified();
    const sent = await addressedNow(queued({ userId: uid, ...fields }));
    const now = JSON.parse(JSON.stringify(expected).replace('"now"', JSON.stringify(email)));
    expect(sent).toMatchObject(now);
  });

  it('does not follow to an address that is not verified', async () => {
    const { uid } = await registerVerified();
    await auth.updateUser(uid, { email: newAddress(), emailVerified: false });
    const { to } = await addressedNow(queued({ userId: uid }));
    expect(to).toEqual(['old@example.test']);
  });
});
