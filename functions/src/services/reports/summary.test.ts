import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { endOfDay, type Summary, storedBalanceOf } from '../../contract/index.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import {
  companies,
  customers,
  orderRequests,
  orders,
} from '../../store/collections/collections.ts';
import { transact } from '../../store/writes/transact.ts';
import { callerOf, registerAdmin } from '../../testing/api/accounts.ts';
import { createCompany, newMember, useCompanies } from '../../testing/companies/buyingCompany.ts';
import { orderInput } from '../../testing/orders/orders.ts';
import { newBuyer } from '../../testing/orders/prepaidOrders.ts';
import { newOffer } from '../../testing/orders/quotes.ts';
import { approve, ask, newTeam } from '../../testing/orders/requests.ts';
import { dayIn, timeZone } from '../../testing/orders/shopDays.ts';
import { storeOrders } from '../../testing/orders/storedOrders.ts';
import { createTool } from '../../testing/tools/tools.ts';
import { keepCaches, usageOf } from '../../testing/usage/usage.ts';
import { placeOrder } from '../ordering/placing/placeOrder.ts';
import { listRequests } from '../requests/listRequests.ts';
import { getSummary } from './summary.ts';

useCompanies();
keepCaches();

const nothing: Summary = {
  companyStatus: null,
  approvals: null,
  requests: null,
  invitations: 0,
  offers: 0,
  orders: 0,
  arrivals: [],
  unpaid: { amount: 0, overdue: 0, dueAt: null },
  credit: null,
  spending: null,
  purchases: 0,
};

const summaryOf = (caller: Caller) => getSummary({ caller, address: caller.email });

/** Places an order of five pieces at 19.99, which is to be paid by a day. */
const buy = async (buyer: Caller, dueIn?: number): Promise<string> => {
  const input = orderInput(await createTool());
  const { insertedId } = await placeOrder({ input, key: undefined }, buyer);
  if (dueIn !== undefined) {
    const dueAt = endOfDay(dayIn(dueIn), timeZone);
    await transact(async (transaction) => {
      const order = await transaction.read(orders.doc(insertedId));
      if (!order) throw new Error('The order is missing');
      const balance = storedBalanceOf({ ...order, dueAt });
      transaction.update(orders.doc(insertedId), { dueAt, ...balance });
    });
  }
  return insertedId;
};

it('has zeros for a new customer', async () => {
  expect(await summaryOf(newBuyer())).toEqual(nothing);
});

it('has what a person has ordered, owes and can buy again, and the days of arrival', async () => {
  const buyer = newBuyer();
  const ids = [await buy(buyer, -1), await buy(buyer, 5), await buy(buyer)];
  await orders.doc(ids[1] ?? '').update({ requestedDay: dayIn(12) });
  const arrivals = (await orders.doc(ids[0] ?? '').get()).data()?.deliveryDay ?? '';
  await customers.doc(buyer.uid).update({ creditLimit: 50_000 });
  expect(await summaryOf(buyer)).toEqual({
    ...nothing,
    orders: 3,
    arrivals: [arrivals, dayIn(12)],
    unpaid: {
      amount: 3 * 9995,
      overdue: 9995,
      dueAt: endOfDay(dayIn(-1), timeZone).toISOString(),
    },
    credit: { limit: 50_000, left: 50_000 - 3 * 9995 },
    purchases: 3,
  });
});

it('counts the offers that the customer can accept', async () => {
  const [buyer, admin] = [newBuyer(), callerOf(await registerAdmin(), true)];
  await newOffer(buyer, admin, await createTool());
  expect(await summaryOf(buyer)).toMatchObject({ offers: 1 });
});

it('shows each member of a company what the role allows', async () => {
  const { companyId, owner, buyer } = await newTeam();
  const bookkeeper = await newMember(companyId, 'bookkeeper');
  await ask(buyer, await createTool());
  await buy(owner);
  const account = { unpaid: { amount: 9995, overdue: 0, dueAt: null }, credit: null };
  expect(await summaryOf(owner)).toMatchObject({
    ...{ companyStatus: 'active', approvals: 1, requests: null, offers: 0, orders: 1 },
    ...{ ...account, purchases: 1, spending: { spent: 9995, period: 'month', budget: null } },
  });
  expect(await summaryOf(buyer)).toMatchObject({
    ...{ approvals: null, requests: 1, offers: 0, orders: 0, arrivals: [] },
    ...{ unpaid: null, credit: null, purchases: 0 },
    spending: { spent: 0, period: 'month', budget: null },
  });
  expect(await summaryOf(bookkeeper)).toMatchObject({
    ...{ approvals: null, requests: null, offers: null, orders: 1 },
    ...{ ...account, purchases: null, spending: null },
  });
});

it('has the spending of the period of a member’s budget', async () => {
  const companyId = await createCompany();
  const budget = { amount: 100_000, period: 'quarter' } as const;
  const buyer = await newMember(companyId, 'buyer', { budget });
  await buy(buyer);
  expect((await summaryOf(buyer)).spending).toEqual({
    spent: 9995,
    period: 'quarter',
    budget: 100_000,
  });
});

it('counts as waiting for an approver exactly what the list for them has', async () => {
  const { owner, approver, buyer } = await newTeam(2);
  const requests = [];
  for (let at = 0; at < 4; at += 1) requests.push(await ask(buyer, await createTool()));
  const [approved, expired] = requests;
  if (!approved || !expired) throw new Error('Requests are missing');
  await approve(approved, owner);
  const expiresAt = new Date(Date.now() - 1_000);
  await orderRequests.doc(expired._id).update({ expiresAt, checkAt: expiresAt });
  const listed = async (member: Caller) =>
    (await listRequests({ filter: 'for-me', limit: 50 }, member)).items.length;
  for (const [member, count] of [
    [owner, 2],
    [approver, 3],
  ] as const) {
    expect(await summaryOf(member)).toMatchObject({ approvals: count });
    expect(await listed(member)).toBe(count);
  }
  expect(await listed(buyer)).toBe(0);
});

it('lets nothing be ordered, answered or approved for a suspended company', async () => {
  const { companyId, owner, buyer } = await newTeam();
  await buy(owner);
  await ask(buyer, await createTool());
  await companies.doc(companyId).update({ status: 'suspended' });
  expect(await summaryOf(owner)).toMatchObject({
    ...{ companyStatus: 'suspended', approvals: null, offers: null, purchases: null },
    ...{ orders: 1, unpaid: { amount: 9995 } },
  });
  await companies.doc(companyId).update({ status: 'active' });
});

it('costs few reads, also with many orders', async () => {
  const usage = async (caller: Caller) => {
    const { reads, writes } = await usageOf(() => summaryOf(caller));
    expect(writes).toBe(0);
    return reads;
  };
  // Customer, offers, invitations, purchases, open orders, and none of them.
  expect(await usage(newBuyer())).toBe(6);
  const buyer = newBuyer();
  await buy(buyer, 5);
  await buy(buyer, 6);
  // Two orders instead of none, and the first that is due.
  expect(await usage(buyer)).toBe(8);
  await buy(buyer, -1);
  // One order more, and the sum of what is overdue.
  expect(await usage(buyer)).toBe(10);
  const many = { ...newBuyer(), uid: randomUUID() };
  const userId = many.uid;
  await storeOrders(30, { payerId: userId, userId, userName: 'Ada', userEmail: many.email });
  expect(await usage({ ...many, payerId: userId })).toBe(16);
  const { owner, buyer: member } = await newTeam();
  // Also company, requests and spending; the membership is read before.
  expect(await usage(owner)).toBe(9);
  for (let at = 0; at < 3; at += 1) await ask(member, await createTool());
  expect(await usage(owner)).toBe(11);
});
