import { registerAdmin } from 'functions/testing/api/accounts';
import {
  newBuyer,
  placePrepaid,
  setDue,
  storedOrder,
} from 'functions/testing/orders/prepaidOrders';
import { createTool } from 'functions/testing/tools/tools';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startScheduler } from '../../suite/launcher/scheduler/scheduler.ts';
import { moveWithRetries } from './support/customer.ts';
import { expectConsistent, stock } from './support/expectConsistent.ts';
import { burstsOfFaults } from './support/faults.ts';
import { noFault, startFaultyShop } from './support/faultyShop.ts';
import { expectNoGaps, expectPaid, payWithRetries } from './support/money.ts';

const total = 9995;

/** Prepaid orders of a tool, each of another customer, placed one after the other. */
const place = async (toolId: string, count: number) => {
  const placed: { buyer: ReturnType<typeof newBuyer>; id: string }[] = [];
  for (const buyer of Array.from({ length: count }, newBuyer)) {
    placed.push({ buyer, id: await placePrepaid(buyer, toolId) });
  }
  return placed;
};

type Placed = Awaited<ReturnType<typeof place>>;

const idsOf = (placed: Placed) => placed.map(({ id }) => id);
const buyersOf = (...placed: Placed[]) => placed.flat().map(({ buyer }) => buyer);

const endHolds = (placed: Placed) =>
  Promise.all(placed.map(({ id }) => setDue(id, new Date(Date.now() - 3_600_000))));

const countCancelled = async (placed: Placed) => {
  const stored = await Promise.all(placed.map(({ id }) => storedOrder(id)));
  return stored.filter(({ status }) => status === 'cancelled').length;
};

const untilCancelled = (placed: Placed, count: number) =>
  expect.poll(() => countCancelled(placed), { interval: 5 }).toBeGreaterThanOrEqual(count);

describe('The scheduler, killed while it cancels orders', () => {
  it('has cancelled each order once after it was started again', async () => {
    const toolId = await createTool({ available: stock });
    const expired = await place(toolId, 45);
    await endHolds(expired);
    for (const count of [1, 21]) {
      const { stop } = startScheduler({});
      await untilCancelled(expired, count);
      await stop();
    }
    const scheduler = startScheduler({});
    onTestFinished(scheduler.stop);
    await untilCancelled(expired, expired.length);
    expect(scheduler.failures()).toBe(0);
    await expectConsistent([toolId], buyersOf(expired), { cancelled: idsOf(expired) });
    for (const id of idsOf(expired)) {
      expect((await storedOrder(id)).history).toHaveLength(2);
      await expectPaid(id, 0);
    }
  });
});

describe('A scheduler that ends', () => {
  it('reports that, and counts it as a failure, unless it was stopped', async () => {
    const messages: string[] = [];
    const scheduler = startScheduler({}, (message) => messages.push(message));
    process.kill(Number(scheduler.pid), 'SIGTERM');
    await expect
      .poll(() => messages)
      .toEqual(['The scheduler ended unexpectedly (signal SIGTERM): no hold will end.']);
    expect(scheduler.failures()).toBe(1);
    await startScheduler({}, (message) => messages.push(message)).stop();
    expect(messages).toHaveLength(1);
  });
});

describe('A Firestore that fails in bursts while customers pay and holds end', () => {
  it('loses and duplicates no payment, leaves no gap in the invoices, and ends each hold once', async () => {
    const shop = await startFaultyShop();
    onTestFinished(shop.close);
    const [admin, toolId] = await Promise.all([registerAdmin(), createTool({ available: stock })]);
    const confirmed = await place(toolId, 6);
    const expired = await place(toolId, 6);
    const late = await place(toolId, 6);
    await Promise.all([endHolds(expired), endHolds(late)]);
    shop.faultOf = burstsOfFaults();
    const scheduler = startScheduler(shop.env);
    onTestFinished(scheduler.stop);
    const payAndConfirm = async ({ id }: Placed[number]) => {
      await payWithRetries(admin, id, 5_000);
      await payWithRetries(admin, id, total - 5_000);
      await moveWithRetries(admin, id, { to: 'confirmed' });
    };
    await Promise.all([
      ...confirmed.map(payAndConfirm),
      ...late.map(({ id }) => payWithRetries(admin, id, total)),
    ]);
    shop.faultOf = noFault;
    await untilCancelled(expired, expired.length);
    await scheduler.stop();
    const paidInTime = await Promise.all(
      late.map(async ({ id }) => (await storedOrder(id)).status === 'placed'),
    );
    await expectConsistent([toolId], buyersOf(confirmed, expired, late), {
      confirmed: idsOf(confirmed),
      placed: idsOf(late).filter((_, index) => paidInTime[index]),
      cancelled: [...idsOf(expired), ...idsOf(late).filter((_, index) => !paidInTime[index])],
    });
    for (const id of [...idsOf(confirmed), ...idsOf(late)]) await expectPaid(id, total);
    for (const id of idsOf(expired)) await expectPaid(id, 0);
    await expectNoGaps();
  });
});
