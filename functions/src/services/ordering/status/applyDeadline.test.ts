import { beforeAll, describe, expect, it } from 'vitest';
import {
  addDays,
  dayOf,
  endOfDay,
  expiredReason,
  refundDueOf,
  startOfDay,
} from '../../../contract/index.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { orders } from '../../../store/collections/collections.ts';
import { callerOf, registerAdmin, registerCustomer } from '../../../testing/api/accounts.ts';
import {
  afterHold,
  moneyOf,
  pay,
  placePrepaid,
  storedOrder,
} from '../../../testing/orders/prepaidOrders.ts';
import { timeZone } from '../../../testing/orders/shopDays.ts';
import { storeOrder } from '../../../testing/orders/storedOrders.ts';
import { createTool, stockOf } from '../../../testing/tools/tools.ts';
import { keepCaches, usageOf } from '../../../testing/usage/usage.ts';
import { applyDeadline } from './applyDeadline.ts';
import { cancelOrder } from './cancelOrder.ts';
import { transitionOrder } from './transitionOrder.ts';

let buyer: Caller;
let admin: Caller;

beforeAll(async () => {
  const [customer, other] = await Promise.all([registerCustomer(), registerAdmin()]);
  buyer = { ...callerOf(customer), displayName: 'Ada' };
  admin = callerOf(other, true);
});

keepCaches();

const total = 9995;
const dayMs = 86_400_000;

const place = async () => {
  const toolId = await createTool();
  return { toolId, id: await placePrepaid(buyer, toolId) };
};

const confirm = (id: string) =>
  transitionOrder(id, { input: { to: 'confirmed' }, key: undefined }, admin);

const sold = { available: 95, ledger: 95 };
const returned = { available: 100, ledger: 100 };

describe('A prepaid order', () => {
  it('is on hold until its hour is over', async () => {
    const { id } = await place();
    expect(await applyDeadline(id, new Date())).toBe('unchanged');
    expect(await storedOrder(id)).toMatchObject({ status: 'placed', balance: 'open' });
  });

  it('is then cancelled by the shop, with a reason, and returns its pieces and its amount', async () => {
    const { id, toolId } = await place();
    const { open } = await moneyOf(id);
    expect(await applyDeadline(id, afterHold())).toBe('cancelled');
    expect(await storedOrder(id)).toMatchObject({
      status: 'cancelled',
      amountDue: 0,
      balance: 'settled',
      checkAt: null,
      overdueAt: null,
      invoiceNumber: null,
      history: [
        { status: 'placed' },
        { status: 'cancelled', actor: 'system', uid: null, reason: expiredReason },
      ],
    });
    expect(await stockOf(toolId)).toEqual(returned);
    expect(await moneyOf(id)).toEqual({ paid: 0, open: open - total });
  });

  it('is cancelled once', async () => {
    const { id, toolId } = await place();
    await applyDeadline(id, afterHold());
    expect(await applyDeadline(id, afterHold())).toBe('unchanged');
    expect((await storedOrder(id)).history).toHaveLength(2);
    expect(await stockOf(toolId)).toEqual(returned);
  });

  it('that is paid in part is cancelled too, and the part has to be refunded', async () => {
    const { id } = await place();
    await pay(id, 1_000, admin);
    expect(await applyDeadline(id, afterHold())).toBe('cancelled');
    const order = await storedOrder(id);
    expect(order).toMatchObject({ paid: 1_000, amountDue: 0, balance: 'refund-due' });
    expect(refundDueOf(order)).toBe(1_000);
  });

  it('that is paid stays', async () => {
    const { id, toolId } = await place();
    await pay(id, total, admin);
    expect(await applyDeadline(id, afterHold())).toBe('unchanged');
    expect(await storedOrder(id)).toMatchObject({ status: 'placed', balance: 'settled' });
    expect(await stockOf(toolId)).toEqual(sold);
  });

  it('whose payment comes after its cancellation keeps the payment, to be refunded', async () => {
    const { id } = await place();
    await applyDeadline(id, afterHold());
    await pay(id, total, admin);
    expect(await storedOrder(id)).toMatchObject({ paid: total, balance: 'refund-due' });
    expect(await moneyOf(id)).toMatchObject({ paid: total });
  });

  it('that an admin has confirmed is not cancelled, but overdue on the next day', async () => {
    const { id } = await place();
    await confirm(id);
    expect(await applyDeadline(id, new Date(Date.now() + 2 * dayMs))).toBe('overdue');
    expect(await storedOrder(id)).toMatchObject({ status: 'confirmed', balance: 'open' });
  });

  it('that its customer has cancelled stays as it is', async () => {
    const { id } = await place();
    await cancelOrder(id, buyer);
    expect(await applyDeadline(id, afterHold())).toBe('unchanged');
    expect((await storedOrder(id)).history).toMatchObject([{}, { actor: 'customer' }]);
  });
});

// It has no sales, so it is older than the days whose sales are checked.
const confirmed = { status: 'confirmed', createdAt: new Date(1_000) } as const;

describe('An order on an invoice', () => {
  // Due so far in the future that no scheduled run looks at it.
  const due = { ...confirmed, dueAt: endOfDay('2100-01-30', 'Asia/Kolkata') };

  it('is noted as overdue once, on the day after its due date', async () => {
    const id = await storeOrder(due);
    const before = await storedOrder(id);
    expect(await applyDeadline(id, due.dueAt)).toBe('unchanged');
    const noted = startOfDay('2100-01-31', 'Asia/Kolkata');
    expect(await applyDeadline(id, noted)).toBe('overdue');
    const remindAt = startOfDay(addDays(dayOf(noted, timeZone), 1), timeZone);
    expect(await storedOrder(id)).toEqual({
      ...before,
      overdueAt: noted,
      reminders: [{ level: 1, at: noted, uid: null, name: '' }],
      remindAt,
      checkAt: remindAt,
    });
    expect(await applyDeadline(id, new Date(remindAt.getTime() - 1))).toBe('unchanged');
    expect(await applyDeadline(id, remindAt)).toBe('unchanged');
    expect((await storedOrder(id)).reminders).toHaveLength(1);
  });

  it('that is found too early gets the right time of the next check', async () => {
    const id = await storeOrder(due);
    await orders.doc(id).update({ checkAt: new Date('2099-01-01') });
    const early = new Date('2099-01-02');
    expect(await applyDeadline(id, early)).toBe('unchanged');
    expect(await storedOrder(id)).toMatchObject({
      checkAt: startOfDay('2100-01-31', 'Asia/Kolkata'),
    });
    expect(await usageOf(() => applyDeadline(id, early))).toEqual({ reads: 1, writes: 0 });
  });
});

it('An order that does not exist is left alone', async () => {
  expect(await applyDeadline('no-such-order', afterHold())).toBe('unchanged');
});

describe('Reads and writes', () => {
  it('of an overdue order: the order; the order and the mail', async () => {
    const id = await storeOrder({ ...confirmed, dueAt: new Date('2100-01-31') });
    const usage = await usageOf(() => applyDeadline(id, new Date('2100-02-01')));
    expect(usage).toEqual({ reads: 1, writes: 2 });
  });

  it('of a cancelled order of k lines: order, tools, purchases; order, customer, purchases, sales of the month, event, mail, and three for each line', async () => {
    for (const lines of [1, 4]) {
      const toolIds = await Promise.all(Array.from({ length: lines }, () => createTool()));
      const id = await placePrepaid(buyer, ...toolIds);
      const usage = await usageOf(() => applyDeadline(id, afterHold()));
      expect(usage.reads).toBe(lines + 2);
      // Sales of several tools may be in one document.
      expect(usage.writes).toBeGreaterThan(2 * lines + 6);
      expect(usage.writes).toBeLessThanOrEqual(3 * lines + 6);
    }
  });
});
