import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  type Customer,
  type CustomerTerms,
  dayOf,
  endOfDay,
  type Order,
  type Payment,
  type PlacedOrder,
  type Updated,
} from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import { auditLog, customers, orders } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { registerAdmin, registerCustomer, type TestAccount } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { countOf, statusesOf } from '../../testing/api/statuses.ts';
import { advanceOrder, orderBody, placeOrderOf, sendOrder } from '../../testing/orders/orders.ts';
import { pay } from '../../testing/orders/payments.ts';
import { timeZone } from '../../testing/orders/shopDays.ts';
import { once } from '../../testing/store/once.ts';
import { createTool } from '../../testing/tools/tools.ts';

const [admin, toolId] = await Promise.all([registerAdmin(), createTool({ available: 100_000 })]);

const hourMs = 3_600_000;

const saveTerms = (uid: string, json: object, token = admin.token): Promise<Response> =>
  send('PUT', `/customer/${uid}`, { token, json });

/** A customer with a profile, and with terms if some are given. */
const customerWith = async (terms?: object): Promise<TestAccount> => {
  const account = await registerCustomer({ displayName: 'Ada Joiner' });
  const { token, email } = account;
  const json = { currentUser: { email, displayName: 'Ada Joiner', photoURL: null } };
  await expectStatus(await send('PUT', `/user/${email}`, { token, json }), 200);
  const agreed = { terms: null, creditLimit: null, ...terms };
  if (terms) await expectStatus(await saveTerms(account.uid, agreed), 200);
  return account;
};

/** A customer for changes that are refused. */
const withoutTerms = once(customerWith);

const termsOf = async ({ token }: TestAccount) =>
  expectStatus<CustomerTerms>(await send('GET', '/terms', { token }), 200);

const customerOf = async (uid: string) =>
  expectStatus<Customer>(await send('GET', `/customer/${uid}`, { token: admin.token }), 200);

const order = (account: TestAccount) => sendOrder(account.token, orderBody(toolId));

/** The unpaid total of an account's orders, which is also stored for the customer. */
const openOf = async ({ uid }: TestAccount): Promise<number> => {
  const { docs } = await orders.where('payerId', '==', uid).get();
  const sum = docs.reduce((cents, found) => cents + found.data().amountDue, 0);
  expect((await readDocument(customers.doc(uid)))?.open ?? 0).toBe(sum);
  return sum;
};

const storedOf = async (id: string) => (await readDocument(orders.doc(id))) as OrderDocument;

/** The end of the shop's day, so many days after the one of a time. */
const endOfDayAfter = (time = new Date(0), days: number): Date =>
  endOfDay(addDays(dayOf(time, timeZone), days), timeZone);

describe('The terms of an order', () => {
  it('are the default of the shop for a customer with whom none were agreed', async () => {
    const account = await customerWith();
    expect(await termsOf(account)).toMatchObject({
      terms: 'net-30',
      creditLimit: null,
      room: null,
    });
    const { insertedId, order } = await placeOrderOf(account.token, toolId);
    expect(order).toMatchObject({ terms: 'net-30', dueAt: null, paid: 0, invoiceNumber: null });
    await advanceOrder(admin.token, insertedId, 'confirmed');
    const { dueAt, history } = await storedOf(insertedId);
    expect(dueAt).toEqual(endOfDayAfter(history[1]?.at, 30));
  });

  it('prepaid: the order waits for its payment for the hold time', async () => {
    const account = await customerWith({ terms: 'prepaid' });
    expect(await termsOf(account)).toMatchObject({ terms: 'prepaid', holdHours: 72 });
    const { insertedId } = await placeOrderOf(account.token, toolId);
    const { terms, createdAt, dueAt, checkAt } = await storedOf(insertedId);
    expect(terms).toBe('prepaid');
    expect(dueAt?.getTime()).toBe(createdAt.getTime() + 72 * hourMs);
    expect(checkAt).toEqual(dueAt);
    await pay(admin.token, insertedId, 9_995);
    expect((await storedOf(insertedId)).checkAt).toBeNull();
  });

  it('are taken from the shop’s own records, not from the request', async () => {
    const account = await customerWith({ terms: 'prepaid' });
    const ofTerms = { terms: 'net-90', dueAt: null, creditLimit: 1e9 };
    const amounts = { taxRate: 10_000, tax: 1, total: 1, paid: 9_995, amountDue: 0 };
    const orderResponse = await sendOrder(
      account.token,
      orderBody(toolId, { ...ofTerms, ...amounts }),
    );
    const { order, insertedId } = await expectStatus<PlacedOrder>(orderResponse, 201);
    expect(order).toMatchObject({ terms: 'prepaid', paid: 0, total: 9_995 });
    expect(order.taxRate).not.toBe(amounts.taxRate);
    expect(order.dueAt).not.toBeNull();
    expect((await storedOf(insertedId)).amountDue).toBe(9_995);
    expect((await termsOf(account)).creditLimit).toBeNull();
  });

  it('of earlier orders stay when others are agreed', async () => {
    const account = await customerWith({ terms: 'net-7' });
    const { insertedId } = await placeOrderOf(account.token, toolId);
    await expectStatus(await saveTerms(account.uid, { terms: 'net-90', creditLimit: null }), 200);
    await advanceOrder(admin.token, insertedId, 'confirmed');
    const { terms, dueAt, history } = await storedOf(insertedId);
    expect(terms).toBe('net-7');
    expect(dueAt).toEqual(endOfDayAfter(history[1]?.at, 7));
  });
});

describe('A credit limit', () => {
  it('refuses an order above the room that is left, and names it', async () => {
    const account = await customerWith({ creditLimit: 19_989 });
    await expectStatus(await order(account), 201);
    const refused = await expectProblem(await order(account), 409, 'credit-exceeded');
    expect(refused).toMatchObject({ room: 9_994, creditLimit: 19_989 });
    expect(await termsOf(account)).toMatchObject({ open: 9_995, room: 9_994 });
    expect(await openOf(account)).toBe(9_995);
  });

  it('is used up exactly, and 0 allows no order', async () => {
    const account = await customerWith({ creditLimit: 9_995 });
    await expectStatus(await order(account), 201);
    expect((await termsOf(account)).room).toBe(0);
    await expectProblem(
      await order(await customerWith({ creditLimit: 0 })),
      409,
      'credit-exceeded',
    );
  });

  it('allows of twenty orders at once exactly as many as fit', async () => {
    const account = await customerWith({ creditLimit: 7 * 9_995 + 9_994 });
    const statuses = await statusesOf(Array.from({ length: 20 }, () => order(account)));
    expect([countOf(statuses, 201), countOf(statuses, 409)]).toEqual([7, 13]);
    expect(await openOf(account)).toBe(7 * 9_995);
  });

  it('has room again after a payment, a part payment and a cancellation', async () => {
    const account = await customerWith({ creditLimit: 9_995 });
    const first = await placeOrderOf(account.token, toolId);
    await pay(admin.token, first.insertedId, 1);
    await expectProblem(await order(account), 409, 'credit-exceeded');
    await pay(admin.token, first.insertedId, 9_994);
    const second = await placeOrderOf(account.token, toolId);
    await expectProblem(await order(account), 409, 'credit-exceeded');
    const { token } = account;
    await expectStatus(await send('DELETE', `/order/${second.insertedId}`, { token }), 200);
    await expectStatus(await order(account), 201);
    expect(await openOf(account)).toBe(9_995);
  });

  it('answers the retry of an order that has used it up', async () => {
    const account = await customerWith({ creditLimit: 9_995 });
    const key = randomUUID();
    const send = () => sendOrder(account.token, orderBody(toolId), key);
    const orderResponse = await expectStatus(await send(), 201);
    expect(await expectStatus(await send(), 201)).toEqual(orderResponse);
  });

  it('can change while orders are placed', async () => {
    const account = await customerWith({ creditLimit: 1_000_000 });
    const limits = [null, 5 * 9_995, 3 * 9_995, 1_000_000, null, 8 * 9_995];
    const [ordered, changed] = await Promise.all([
      statusesOf(Array.from({ length: 12 }, () => order(account))),
      statusesOf(limits.map((creditLimit) => saveTerms(account.uid, { terms: null, creditLimit }))),
    ]);
    expect(changed).toEqual(limits.map(() => 200));
    expect(countOf(ordered, 201) + countOf(ordered, 409)).toBe(12);
    expect(await openOf(account)).toBe(countOf(ordered, 201) * 9_995);
    await expectStatus(await saveTerms(account.uid, { terms: null, creditLimit: 0 }), 200);
    await expectProblem(await order(account), 409, 'credit-exceeded');
  });
});

describe('PUT /customer/{payerId}', () => {
  it('records a change in the audit log, and none without a change', async () => {
    const { uid, email } = await customerWith();
    const json = { terms: 'net-60', creditLimit: 5_000 } as const;
    const save = async () => expectStatus<Updated>(await saveTerms(uid, json), 200);
    expect((await save()).modifiedCount).toBe(1);
    expect((await save()).modifiedCount).toBe(0);
    const { docs } = await auditLog.where('target.id', '==', uid).get();
    expect(docs.map((entry) => entry.data())).toEqual([
      expect.objectContaining({
        action: 'customer-changed',
        by: admin.uid,
        target: { kind: 'user', id: uid, label: email },
        before: { terms: null, creditLimit: null },
        after: json,
      }),
    ]);
    expect(await customerOf(uid)).toMatchObject({ ...json, hasDefaultTerms: false });
  });

  it.each([
    [
      'terms',
      'net-45',
      'Payment terms must be one of: prepaid, net-7, net-14, net-30, net-60, net-90',
    ],
    ['terms', undefined, 'Payment terms are required'],
    ['terms', 30, 'Payment terms must be a text'],
    ['creditLimit', undefined, 'Credit limit is required'],
    ['creditLimit', -1, 'Credit limit must be at least 0'],
    ['creditLimit', 0.5, 'Credit limit must be in whole cents'],
    ['creditLimit', '5', 'Credit limit must be a number'],
    ['creditLimit', 1e13, 'Credit limit must be at most $10,000,000,000.00'],
  ])('refuses %s %j', async (field, value, message) => {
    const { uid } = await withoutTerms();
    const json = { terms: null, creditLimit: null, [field]: value };
    const { errors } = await expectProblem(await saveTerms(uid, json), 400, 'validation');
    expect(errors).toEqual({ [field]: message });
  });

  it('is for an account that has a profile or has ordered', async () => {
    const json = { terms: null, creditLimit: 1 };
    for (const uid of [randomUUID(), '__x__']) {
      await expectProblem(await saveTerms(uid, json), 404, 'user-not-found');
      const read = await send('GET', `/customer/${uid}`, { token: admin.token });
      await expectProblem(read, 404, 'user-not-found');
    }
  });
});

describe('A customer', () => {
  it('sees only own terms, and sets none', async () => {
    const [account, other] = await Promise.all([customerWith({ creditLimit: 5 }), customerWith()]);
    const json = { terms: 'net-90', creditLimit: null };
    for (const { uid } of [account, other]) {
      await expectProblem(await saveTerms(uid, json, account.token), 403, 'forbidden');
      for (const path of ['', '/orders', '/payments']) {
        const url = `/customer/${uid}${path}`;
        const read = await send('GET', url, { token: account.token });
        await expectProblem(read, 403, 'forbidden');
        await expectProblem(await send('GET', url), 401, 'unauthenticated');
      }
    }
    expect((await termsOf(account)).creditLimit).toBe(5);
    await expectProblem(await send('GET', '/terms'), 401, 'unauthenticated');
  });

  it('has a page with orders, payments and open amount for admins', async () => {
    const account = await customerWith();
    const { insertedId } = await placeOrderOf(account.token, toolId);
    await pay(admin.token, insertedId, 995);
    const read = async <Body>(path: string) =>
      expectStatus<Body>(
        await send('GET', `/customer/${account.uid}${path}`, { token: admin.token }),
        200,
      );
    expect(await customerOf(account.uid)).toMatchObject({
      payerId: account.uid,
      terms: 'net-30',
      hasDefaultTerms: true,
      open: 9_000,
      profile: { email: account.email },
    });
    expect((await read<Order[]>('/orders')).map(({ _id }) => _id)).toEqual([insertedId]);
    expect((await read<Payment[]>('/payments')).map(({ amount }) => amount)).toEqual([995]);
  });
});
