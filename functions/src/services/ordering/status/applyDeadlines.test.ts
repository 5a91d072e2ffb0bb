import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { amountDueOf, countsAsSold, refundDueOf } from '../../../contract/index.ts';
import { codeOf } from '../../../errors.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { callerOf, registerAdmin } from '../../../testing/api/accounts.ts';
import {
  afterHold,
  moneyOf,
  newBuyer,
  pay,
  placePrepaid,
  setDue,
  storedOrder,
} from '../../../testing/orders/prepaidOrders.ts';
import { createTool, stockOf } from '../../../testing/tools/tools.ts';
import { applyDeadline } from './applyDeadline.ts';
import { applyDeadlines } from './applyDeadlines.ts';
import { cancelOrder } from './cancelOrder.ts';
import { transitionOrder } from './transitionOrder.ts';

vi.mock('firebase-functions/logger');

let admin: Caller;

beforeAll(async () => {
  admin = callerOf(await registerAdmin(), true);
});

const total = 9995;

/** A prepaid order, the only one of its customer and of its tool. */
const place = async () => {
  const [buyer, toolId] = [newBuyer(), await createTool()];
  return { buyer, toolId, id: await placePrepaid(buyer, toolId) };
};

type Placed = Awaited<ReturnType<typeof place>>;

const confirm = ({ id }: Placed) =>
  transitionOrder(id, { input: { to: 'confirmed' }, key: undefined }, admin);

/** Ignores that another change was faster, but no other error. */
const unlessRefused = (changing: Promise<unknown>, ...codes: string[]) =>
  changing.catch((error) => {
    if (!codes.includes(String(codeOf(error)))) throw error;
  });

/**
 * Expects that order, payments, stock and open amount agree, and that the order was cancelled at
 * most once.
 */
const expectConsistent = async ({ id, toolId }: Placed) => {
  const order = await storedOrder(id);
  const pieces = countsAsSold(order.status) ? 95 : 100;
  expect(await stockOf(toolId)).toEqual({ available: pieces, ledger: pieces });
  expect(await moneyOf(id)).toEqual({ paid: order.paid, open: amountDueOf(order) });
  const cancellations = order.history.filter(({ status }) => status === 'cancelled');
  expect(cancellations).toHaveLength(countsAsSold(order.status) ? 0 : 1);
  return order;
};

/** Does something with many orders at the same time, each time with other delays. */
const withManyOrders = (check: (placed: Placed, round: number) => Promise<void>) =>
  Promise.all(Array.from({ length: 12 }, async (_, round) => check(await place(), round)));

describe('A hold that ends', () => {
  it('in the second of the payment: the order is paid, or cancelled and all of it to be refunded', async () => {
    await withManyOrders(async (placed, round) => {
      await Promise.all([
        pause(round % 5).then(() => pay(placed.id, total, admin)),
        pause(round % 3).then(() => applyDeadline(placed.id, afterHold())),
      ]);
      const order = await expectConsistent(placed);
      expect(order.paid).toBe(total);
      expect(refundDueOf(order)).toBe(order.status === 'placed' ? 0 : total);
    });
  });

  it('in the second of its confirmation: the order has an invoice, or is cancelled without one', async () => {
    await withManyOrders(async (placed, round) => {
      await Promise.all([
        pause(round % 5).then(() => unlessRefused(confirm(placed), 'transition-not-allowed')),
        pause(round % 3).then(() => applyDeadline(placed.id, afterHold())),
      ]);
      const { status, invoiceNumber, creditNoteNumbers } = await expectConsistent(placed);
      expect(['confirmed', 'cancelled']).toContain(status);
      expect(invoiceNumber !== null).toBe(status === 'confirmed');
      expect(creditNoteNumbers).toEqual([]);
    });
  });

  it('in the second of any other change: order, payments, stock and open amount agree', async () => {
    const changes = {
      pay: ({ id }: Placed) => pay(id, total, admin),
      payPart: ({ id }: Placed) => pay(id, 1_000, admin),
      confirm: (placed: Placed) => unlessRefused(confirm(placed), 'transition-not-allowed'),
      cancel: ({ id, buyer }: Placed) =>
        unlessRefused(cancelOrder(id, buyer), 'order-not-cancellable'),
      expire: ({ id }: Placed) => applyDeadline(id, afterHold()),
    };
    const names = Object.keys(changes) as (keyof typeof changes)[];
    const anyChange = fc.record({
      name: fc.constantFrom(...names),
      delay: fc.integer({ min: 0, max: 10 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anyChange, { minLength: 2, maxLength: 6 }), async (made) => {
        const placedOrder = await place();
        const make = ({ name, delay }: (typeof made)[number]) =>
          pause(delay).then(() => changes[name](placedOrder));
        await Promise.all([...made, { name: 'expire', delay: 5 } as const].map(make));
        await expectConsistent(placedOrder);
      }),
      { numRuns: 12 },
    );
  });
});

const anHourAgo = () => new Date(Date.now() - 3_600_000);

/**
 * Orders whose hold has ended. The launcher's scheduler may cancel some of them before the test
 * does.
 */
const placeExpired = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const placedOrder = await place();
      await setDue(placedOrder.id, anHourAgo());
      return placedOrder;
    }),
  );

describe('applyDeadlines', () => {
  it('cancels each order once, also when runs overlap', async () => {
    const expired = await placeExpired(8);
    await Promise.all([applyDeadlines(), applyDeadlines(), applyDeadlines()]);
    for (const placed of expired) {
      expect(await expectConsistent(placed)).toMatchObject({ status: 'cancelled' });
    }
  });

  it('leaves orders above its limit to the next runs', async () => {
    const expired = await placeExpired(25);
    const limits = { items: 20, ms: 60_000 };
    for (const _ of [1, 2, 3]) {
      const { cancelled, overdue, unchanged, failed } = await applyDeadlines(new Date(), limits);
      expect(cancelled + overdue + unchanged + failed).toBeLessThanOrEqual(20);
    }
    const statuses = await Promise.all(expired.map(({ id }) => storedOrder(id)));
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set(['cancelled']));
  });

  it('leaves orders alone whose time has not come', async () => {
    const placedOrder = await place();
    await applyDeadlines();
    expect(await storedOrder(placedOrder.id)).toMatchObject({ status: 'placed', overdueAt: null });
  });

  it('costs one read when there is no order to look at', async () => {
    const nothing = { cancelled: 0, overdue: 0, unchanged: 0, failed: 0 };
    expect(await applyDeadlines(new Date(0))).toEqual({ ...nothing, reads: 1, writes: 0 });
  });
});
