import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type AgedAmounts,
  ageGroups,
  endOfDay,
  type Receivables,
  startOfDay,
} from '../../contract/index.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { orders } from '../../store/collections/collections.ts';
import { callerOf, registerAdmin } from '../../testing/api/accounts.ts';
import { newBuyer, pay, placePrepaid, setDue } from '../../testing/orders/prepaidOrders.ts';
import { dayIn, timeZone } from '../../testing/orders/shopDays.ts';
import { storeOrder } from '../../testing/orders/storedOrders.ts';
import { createTool } from '../../testing/tools/tools.ts';
import { documentsReadBy } from '../../testing/usage/documentsReadBy.ts';
import { cancelOrder } from '../ordering/status/cancelOrder.ts';
import { readReceivables } from './receivables.ts';

let admin: Caller;

beforeAll(async () => {
  admin = callerOf(await registerAdmin(), true);
});

const total = 9_995;

/** The last moment of the day that was so many days ago. */
const endOfDayBefore = (days: number) => endOfDay(dayIn(-days), timeZone);

/**
 * Stores an order of this account that is not paid, long ago, so that no sales of a day have it.
 */
const storeDue = (payerId: string, dueAt: Date | null, payerName = 'Ada') =>
  storeOrder({ payerId, payerName, dueAt });

const ofCustomer = async (uid: string, now = new Date()) =>
  (await readReceivables(now)).customers.find(({ payerId }) => payerId === uid);

const nothing = Object.fromEntries(ageGroups.map((age) => [age, 0])) as AgedAmounts;

describe('readReceivables', () => {
  it('adds up the open amounts of each customer', async () => {
    const [ada, berta] = [randomUUID(), randomUUID()];
    for (const uid of [ada, ada, ada, berta]) await storeDue(uid, null);
    const { docs } = await orders.where('payerId', '==', ada).get();
    const due = docs.reduce((sum, order) => sum + order.data().amountDue, 0);
    expect(await ofCustomer(ada)).toEqual({
      payerId: ada,
      payerName: 'Ada',
      userEmail: 'ada@example.test',
      orders: 3,
      total: due,
      byAge: { ...nothing, 'not-due': due },
      reminder: null,
      promisedBy: null,
    });
    expect(await ofCustomer(berta)).toMatchObject({ orders: 1, total });
    expect(await ofCustomer(randomUUID())).toBeUndefined();
  });

  it('has totals that are the sums of all customers, highest amount first', async () => {
    const uid = randomUUID();
    for (const days of [0, 1, 40]) await storeDue(uid, endOfDayBefore(days));
    const { customers, ...sums } = await readReceivables();
    const totals = customers.map((customer) => customer.total);
    expect(totals).toEqual(totals.toSorted((one, other) => other - one));
    const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
    expect(sums.total).toBe(sumOf(totals));
    expect(sums.total).toBe(sumOf(Object.values(sums.byAge)));
    for (const age of ageGroups) {
      expect(sums.byAge[age]).toBe(sumOf(customers.map(({ byAge }) => byAge[age])));
    }
    for (const customer of customers) {
      expect(customer.total).toBe(sumOf(Object.values(customer.byAge)));
    }
  });

  it.each([
    [0, 'not-due'],
    [1, '1-30'],
    [30, '1-30'],
    [31, '31-60'],
    [60, '31-60'],
    [61, '61-90'],
    [90, '61-90'],
    [91, 'over-90'],
    [400, 'over-90'],
  ] as const)('finds the age of an amount that was due %d days ago: %s', async (days, age) => {
    const uid = randomUUID();
    // The age counts in days of the shop, so the time of day does not matter.
    await storeDue(uid, endOfDayBefore(days));
    await storeDue(uid, endOfDayBefore(days));
    for (const now of [startOfDay(dayIn(0), timeZone), endOfDayBefore(0)]) {
      const found = await ofCustomer(uid, now);
      expect(found?.byAge).toEqual({ ...nothing, [age]: 2 * total });
    }
  });

  it('follows payments and a cancellation', async () => {
    const buyer = newBuyer();
    const [first, second] = [
      await placePrepaid(buyer, await createTool()),
      await placePrepaid(buyer, await createTool()),
    ];
    await pay(first, 1_000, admin);
    // Orders that wait for their payment are open as well.
    expect(await ofCustomer(buyer.uid)).toMatchObject({ orders: 2, total: 2 * total - 1_000 });
    await cancelOrder(second, buyer);
    expect(await ofCustomer(buyer.uid)).toMatchObject({ orders: 1, total: total - 1_000 });
    await pay(first, total - 1_000, admin);
    expect(await ofCustomer(buyer.uid)).toBeUndefined();
  });

  it('has what is left of an overdue order under its age', async () => {
    const buyer = newBuyer();
    const id = await storeDue(buyer.uid, null);
    await setDue(id, endOfDayBefore(45));
    await pay(id, 5, admin);
    const byAge = { ...nothing, '31-60': total - 5 };
    expect(await ofCustomer(buyer.uid, endOfDayBefore(0))).toMatchObject({ orders: 1, byAge });
  });

  it('adds up what has to be refunded', async () => {
    const ids = await Promise.all(
      (['placed', 'cancelled'] as const).map((status) => storeOrder({ status })),
    );
    for (const id of ids) await pay(id, total + 5, admin);
    let report: Receivables | undefined;
    const read = await documentsReadBy(async () => {
      report = await readReceivables();
    });
    const toRefund = read.filter((order) => order.get('paid') !== undefined);
    expect(toRefund.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    const amounts = toRefund.map((order) =>
      order.get('status') === 'cancelled'
        ? order.get('paid')
        : order.get('paid') - (order.get('total') - order.get('credited.total')),
    );
    const sum = amounts.reduce((cents, amount) => cents + amount, 0);
    expect(report?.refundDue).toEqual({ orders: toRefund.length, total: sum });
  });
});
