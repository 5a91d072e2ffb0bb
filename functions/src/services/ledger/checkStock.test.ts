import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { orders, stockEntries, tools } from '../../collections.ts';
import { type PlacedOrder, type StockEntryDocument, stockEntryId } from '../../contract/index.ts';
import { registerCustomer } from '../../testing/accounts.ts';
import { expectStatus, send } from '../../testing/api.ts';
import { readIdsOf } from '../../testing/documentsReadBy.ts';
import { linesBody, placeOrderOf, sendOrder } from '../../testing/orders.ts';
import { createTool, removeTool } from '../../testing/tools.ts';
import { checkConsistency } from './checkConsistency.ts';
import { checkStock } from './checkStock.ts';

let token: string;

beforeAll(async () => {
  ({ token } = await registerCustomer());
});

/** The findings for one tool. Other tests change other tools at the same time. */
const findingsFor = async (id: string) => {
  const { differences, missing, stray } = await checkStock();
  return {
    differences: differences.filter(({ toolId }) => toolId === id),
    missing: missing.filter(({ toolId }) => toolId === id),
    stray: stray.filter(({ toolId }) => toolId === id),
  };
};

/** A tool that a test makes inconsistent. It is deleted afterwards, so that other checks do not find it. */
const createTemporaryTool = async (): Promise<string> => {
  const id = await createTool();
  onTestFinished(async () => {
    await removeTool(id);
  });
  return id;
};

const nothing = { differences: [], missing: [], stray: [] };

const cancelledOrderOf = async (toolId: string) => {
  const { insertedId } = await placeOrderOf(token, toolId);
  await expectStatus(await send('DELETE', `/order/${insertedId}`, { token }), 200);
  return insertedId;
};

describe('checkStock', () => {
  it('finds no problems after orders and cancellations', async () => {
    const toolId = await createTool();
    await placeOrderOf(token, toolId);
    await cancelledOrderOf(toolId);
    expect(await findingsFor(toolId)).toEqual(nothing);
  });

  it('counts the checked tools and orders', async () => {
    await placeOrderOf(token, await createTool());
    const report = await checkStock();
    expect(report.tools).toBeGreaterThan(0);
    expect(report.orders).toBeGreaterThan(0);
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
      expect(missing).toEqual([{ orderId, toolId, reason }]);
      expect(differences).toHaveLength(1);
    },
  );

  it('finds an entry with another quantity', async () => {
    const toolId = await createTemporaryTool();
    const { insertedId: orderId } = await placeOrderOf(token, toolId);
    await stockEntries(toolId).doc(stockEntryId('order', orderId)).update({ change: -6 });
    const { missing } = await findingsFor(toolId);
    expect(missing).toEqual([{ orderId, toolId, reason: 'order' }]);
  });

  it('finds the entry of a missing order', async () => {
    const toolId = await createTemporaryTool();
    const orderId = randomUUID();
    const entry = { change: -5, reason: 'order', orderId, by: 'test', at: new Date() } as const;
    await stockEntries(toolId).doc(stockEntryId('order', orderId)).set(entry);
    const { stray } = await findingsFor(toolId);
    expect(stray).toEqual([{ orderId, toolId, reason: 'order' }]);
  });

  it('finds the entry of a cancellation of an order that is not cancelled', async () => {
    const toolId = await createTemporaryTool();
    const orderId = await cancelledOrderOf(toolId);
    await orders.doc(orderId).update({ status: 'placed' });
    const { stray } = await findingsFor(toolId);
    expect(stray).toEqual([{ orderId, toolId, reason: 'cancellation' }]);
    await orders.doc(orderId).update({ status: 'cancelled' });
  });

  it('finds an order that does not add up, and its missing entries, in one pass', async () => {
    const { insertedId: id, order } = await placeOrderOf(token, await createTool());
    await orders.doc(id).update({ tax: order.tax + 1 });
    onTestFinished(async () => {
      await orders.doc(id).update({ tax: order.tax });
    });
    const { invalid } = await checkStock();
    expect(invalid.filter((problem) => problem.includes(id))).toEqual([
      `order ${id} has a total of 9995 cents, but subtotal and tax add up to 9996`,
    ]);
    expect((await checkConsistency()).problems).toEqual(expect.arrayContaining(invalid));
  });

  it('reads each order once, and each of its entries twice', async () => {
    const toolIds = await Promise.all([createTool(), createTool()]);
    const sent = await sendOrder(token, linesBody(toolIds), randomUUID());
    const { insertedId } = await expectStatus<PlacedOrder>(sent, 201);
    const entry = stockEntryId('order', insertedId);
    const read = await readIdsOf(checkStock);
    expect(read.filter((id) => id === insertedId)).toHaveLength(1);
    expect(read.filter((id) => id === entry)).toHaveLength(2 * toolIds.length);
    for (const toolId of toolIds) expect(read.filter((id) => id === toolId)).toHaveLength(2);
  });

  it('ignores deleted tools', async () => {
    const toolId = await createTemporaryTool();
    const { insertedId } = await placeOrderOf(token, toolId);
    await stockEntries(toolId).doc(stockEntryId('order', insertedId)).delete();
    await removeTool(toolId);
    expect(await findingsFor(toolId)).toEqual(nothing);
  });
});
