import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { stockEntryId } from '../../contract/index.ts';
import type { StockEntryDocument } from '../../documents/stock.ts';
import { orders, stockEntries, tools } from '../../store/collections/collections.ts';
import { newBuyer, placeUsual, storedOrder } from '../../testing/orders/prepaidOrders.ts';
import { storeOrder } from '../../testing/orders/storedOrders.ts';
import { createTool, removeTool } from '../../testing/tools/tools.ts';
import { readIdsOf } from '../../testing/usage/documentsReadBy.ts';
import { cancelOrder } from '../ordering/status/cancelOrder.ts';
import { checkConsistency } from './checkConsistency.ts';
import { checkStock } from './checkStock.ts';

const buyer = newBuyer();

/** The findings for one tool. */
const findingsFor = async (id: string) => {
  const { differences, missing, stray } = await checkStock();
  return {
    differences: differences.filter(({ toolId }) => toolId === id),
    missing: missing.filter(({ toolId }) => toolId === id),
    stray: stray.filter(({ toolId }) => toolId === id),
  };
};

/**
 * A tool that a test makes inconsistent. It is deleted afterwards, so that other checks do not find
 * it.
 */
const createTemporaryTool = async (): Promise<string> => {
  const id = await createTool();
  onTestFinished(async () => {
    await removeTool(id);
  });
  return id;
};

const nothing = { differences: [], missing: [], stray: [] };

const cancelledOrderOf = async (toolId: string) => {
  const id = await placeUsual(buyer, toolId);
  await cancelOrder(id, buyer);
  return id;
};

describe('checkStock', () => {
  it('finds no problems after orders and cancellations', async () => {
    const toolId = await createTool();
    await placeUsual(buyer, toolId);
    await cancelledOrderOf(toolId);
    expect(await findingsFor(toolId)).toEqual(nothing);
  });

  it('counts the checked tools and orders, of more than one batch', async () => {
    const before = await checkStock();
    const ids = Array.from({ length: 101 }, (_, index) => index);
    await Promise.all(ids.flatMap(() => [createTool(), storeOrder()]));
    const { tools: ofTools, orders: ofOrders } = await checkStock();
    expect(ofTools).toBe(before.tools + ids.length);
    expect(ofOrders).toBe(before.orders + ids.length);
  });

  it('finds a stock change without a ledger entry', async () => {
    const toolId = await createTemporaryTool();
    await tools.doc(toolId).update({ available: 90 });
    const difference = { toolId, available: 90, ledger: 100 };
    expect(await findingsFor(toolId)).toEqual({ ...nothing, differences: [difference] });
    await tools.doc(toolId).update({ available: 100 });
    expect(await findingsFor(toolId)).toEqual(nothing);
  });

  it('finds a tool with fewer pieces than none', async () => {
    const toolId = await createTemporaryTool();
    const entry = { change: -105, reason: 'adjustment', by: 'test', at: new Date() } as const;
    await stockEntries(toolId).add(entry as StockEntryDocument);
    await tools.doc(toolId).update({ available: -5 });
    const difference = { toolId, available: -5, ledger: -5 };
    expect(await findingsFor(toolId)).toEqual({ ...nothing, differences: [difference] });
  });

  it.each(['order', 'cancellation'] as const)(
    'finds that the entry of the %s is missing',
    async (reason) => {
      const toolId = await createTemporaryTool();
      const orderId = await cancelledOrderOf(toolId);
      await stockEntries(toolId).doc(stockEntryId(reason, orderId)).delete();
      const { missing, differences } = await findingsFor(toolId);
      expect(missing).toEqual([{ id: stockEntryId(reason, orderId), orderId, toolId, reason }]);
      expect(differences).toHaveLength(1);
    },
  );

  it('finds an entry with another quantity', async () => {
    const toolId = await createTemporaryTool();
    const orderId = await placeUsual(buyer, toolId);
    await stockEntries(toolId).doc(stockEntryId('order', orderId)).update({ change: -6 });
    const { missing } = await findingsFor(toolId);
    const id = stockEntryId('order', orderId);
    expect(missing).toEqual([{ id, orderId, toolId, reason: 'order' }]);
  });

  it('finds the entry of a missing order', async () => {
    const toolId = await createTemporaryTool();
    const orderId = randomUUID();
    const entry = { change: -5, reason: 'order', orderId, by: 'test', at: new Date() } as const;
    await stockEntries(toolId).doc(stockEntryId('order', orderId)).set(entry);
    const { stray } = await findingsFor(toolId);
    const id = stockEntryId('order', orderId);
    expect(stray).toEqual([{ id, orderId, toolId, reason: 'order' }]);
  });

  it('finds the entry of a cancellation of an order that is not cancelled', async () => {
    const toolId = await createTemporaryTool();
    const orderId = await cancelledOrderOf(toolId);
    const { history } = await storedOrder(orderId);
    await orders.doc(orderId).update({ history: history.slice(0, 1) });
    const { stray } = await findingsFor(toolId);
    const id = stockEntryId('cancellation', orderId);
    expect(stray).toEqual([{ id, orderId, toolId, reason: 'cancellation' }]);
    await orders.doc(orderId).update({ history });
  });

  it('finds an order that does not add up, and its missing entries, in one pass', async () => {
    const id = await placeUsual(buyer, await createTool());
    const { tax } = await storedOrder(id);
    await orders.doc(id).update({ tax: tax + 1 });
    onTestFinished(async () => {
      await orders.doc(id).update({ tax });
    });
    const { invalid } = await checkStock();
    expect(invalid.filter((problem) => problem.includes(id))).toEqual([
      `order ${id} has a total of 9995 cents, but subtotal and tax add up to 9996`,
    ]);
    expect((await checkConsistency()).problems).toEqual(expect.arrayContaining(invalid));
  });

  it('reads each order and tool once, and each of its entries twice', async () => {
    const toolIds = await Promise.all([createTool(), createTool()]);
    const orderId = await placeUsual(buyer, ...toolIds);
    const entry = stockEntryId('order', orderId);
    const read = await readIdsOf(checkStock);
    expect(read.filter((id) => id === orderId)).toHaveLength(1);
    expect(read.filter((id) => id === entry)).toHaveLength(2 * toolIds.length);
    for (const toolId of toolIds) expect(read.filter((id) => id === toolId)).toHaveLength(1);
  });

  it('ignores deleted tools', async () => {
    const toolId = await createTemporaryTool();
    const orderId = await placeUsual(buyer, toolId);
    await stockEntries(toolId).doc(stockEntryId('order', orderId)).delete();
    await removeTool(toolId);
    expect(await findingsFor(toolId)).toEqual(nothing);
  });
});
