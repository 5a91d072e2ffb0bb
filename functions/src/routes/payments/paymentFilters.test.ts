import { randomInt, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, type Count, dayMs, type Order } from '../../contract/index.ts';
import { recordRefund } from '../../services/payments/recordPayments.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { callerOf, registerShoppers, type TestAccount } from '../../testing/api/accounts.ts';
import { allPages, expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { pay } from '../../testing/orders/prepaidOrders.ts';
import { dayIn } from '../../testing/orders/shopDays.ts';
import { storeOrder } from '../../testing/orders/storedOrders.ts';
import { exportTable, recordsOf } from '../../testing/tools/tables.ts';

let customer: TestAccount;
let other: TestAccount;
let admin: TestAccount;

/** The names of the orders by their ids. */
const names = new Map<string, string>();

const total = 9_995;
const word = `f${randomUUID().slice(0, 8)}`;
// A day long ago that only the orders of this file have, so that no sales of a day have them.
const day = addDays('2010-01-01', randomInt(3_000));
const ofDay = `from=${day}&to=${day}`;

const refund = (id: string, amount: number, by: Caller) => {
  const input = { amount, method: 'cash', receivedAt: dayIn(0) } as const;
  return recordRefund(id, { input, key: undefined }, by);
};

beforeAll(async () => {
  ({ customer, other, admin } = await registerShoppers());
  const seller = callerOf(admin, true);
  const store = async (
    name: string,
    fields: Parameters<typeof storeOrder>[0],
    paid = 0,
  ): Promise<string> => {
    const { uid: userId, email: userEmail } = customer;
    const createdAt = new Date(`${day}T12:00:00Z`);
    const id = await storeOrder({ userId, userEmail, createdAt, toolName: word, ...fields });
    names.set(id, name);
    if (paid > 0) await pay(id, paid, seller);
    return id;
  };
  const yesterday = new Date(Date.now() - dayMs);
  await store('unpaid', { status: 'placed' });
  await store('not yet due', { status: 'confirmed', dueAt: new Date(Date.now() + dayMs) });
  await store('overdue', { status: 'confirmed', dueAt: yesterday });
  await store('part-paid and overdue', { status: 'shipped', dueAt: yesterday }, 1_000);
  await store('paid late', { status: 'delivered', dueAt: yesterday }, total);
  await store('overpaid', { status: 'placed' }, total + 1);
  await store('cancelled', { status: 'cancelled', dueAt: yesterday });
  await store('cancelled after payment', { status: 'cancelled' }, 500);
  await refund(await store('refunded', { status: 'cancelled' }, 500), 500, seller);
});

const found = async (path: string, account = admin): Promise<string[]> => {
  const pages = await allPages<Order>(path, account.token);
  return pages.flatMap((page) => page.map(({ _id }) => names.get(_id) ?? _id)).toSorted();
};

const unpaid = ['not yet due', 'overdue', 'part-paid and overdue', 'unpaid'];
const overdue = ['overdue', 'part-paid and overdue'];
const toRefund = ['cancelled after payment', 'overpaid'];

const selections = [
  ['payment=unpaid', unpaid],
  ['payment=overdue', overdue],
  ['payment=refund-due', toRefund],
  ['payment=unpaid&status=open', unpaid],
  ['payment=unpaid&status=confirmed', ['not yet due', 'overdue']],
  ['payment=overdue&status=shipped', ['part-paid and overdue']],
  ['payment=overdue&status=delivered', []],
  ['payment=refund-due&status=cancelled', ['cancelled after payment']],
  ['payment=refund-due&status=open', ['overpaid']],
  ['payment=unpaid&status=cancelled', []],
] as const;

describe.each(selections)('?%s', (query, expected) => {
  it('selects orders of a period in GET /orders, a page at a time', async () => {
    expect(await found(`/orders?${query}&${ofDay}`)).toEqual(expected);
    expect(await found(`/orders?${query}&${ofDay}&limit=1`)).toEqual(expected);
  });

  it('selects matches of a search in GET /orders, a page at a time', async () => {
    expect(await found(`/orders?${query}&q=${word}`)).toEqual(expected);
    expect(await found(`/orders?${query}&q=${word}&limit=1&${ofDay}`)).toEqual(expected);
    expect(await found(`/orders?${query}&q=${word}&from=2100-01-01`)).toEqual([]);
  });

  it('exports what the list has', async () => {
    for (const more of [ofDay, `q=${word}`]) {
      const rows = recordsOf(await exportTable(admin.token, `/orders.csv?${query}&${more}`));
      const exported = rows.map(({ 'Order ID': id = '' }) => names.get(id) ?? id);
      expect(exported.toSorted(), more).toEqual(expected);
    }
  });

  it('counts what the list has', async () => {
    for (const more of [ofDay, `q=${word}`, `q=${word}&${ofDay}`]) {
      const path = `/counts?of=orders&${query}&${more}`;
      const counted = await send('GET', path, { token: admin.token });
      expect(await expectStatus<Count>(counted, 200), more).toEqual({ count: expected.length });
    }
  });

  it('selects own orders in GET /orders/{email}, a page at a time', async () => {
    const own = `/orders/${customer.email}?${query}`;
    expect(await found(own, customer)).toEqual(expected);
    expect(await found(`${own}&limit=1`)).toEqual(expected);
    expect(await found(`/orders/${other.email}?${query}`, other)).toEqual([]);
  });
});

it.each(['/orders', '/counts', '/orders/{email}'])(
  'GET %s refuses another filter',
  async (path) => {
    const { token, email } = admin;
    const url = `${path.replace('{email}', email)}?of=orders&payment=paid`;
    const { errors } = await expectProblem(await send('GET', url, { token }), 400, 'validation');
    expect(errors).toEqual({ payment: 'payment must be one of: unpaid, overdue, refund-due' });
  },
);
