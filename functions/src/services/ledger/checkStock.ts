import type { Query } from 'firebase-admin/firestore';
import { orders, stockEntries, tools } from '../../collections.ts';
import {
  countsAsSold,
  type OrderDocument,
  type OrderLine,
  type StockEntryDocument,
  stockEntryId,
} from '../../contract/index.ts';
import { readDocument, readDocuments } from '../../documents.ts';
import { batchesById, type Found } from '../../queries.ts';
import { readStock } from '../../readOnlyTransactions.ts';
import { checkOrder } from './checkOrder.ts';

/** A tool whose ledger does not add up to its stock, or which has fewer pieces than none. */
export interface StockDifference {
  toolId: string;
  available: number;
  /** The sum of its ledger. */
  ledger: number;
}

/** The ledger entry of an order or its cancellation for one of its tools. */
export interface OrderEntry {
  orderId: string;
  toolId: string;
  reason: 'order' | 'cancellation';
}

/** The number of checked tools and orders, and the problems found. */
export interface StockReport {
  tools: number;
  orders: number;
  differences: StockDifference[];
  /** A sentence for each contradiction within an order. */
  invalid: string[];
  /** Missing or wrong entries of existing orders or cancellations. */
  missing: OrderEntry[];
  /** Entries without their order or cancellation. */
  stray: OrderEntry[];
}

const checkEach = async <Content, Result>(
  documents: Query<Content>,
  check: (document: Found<Content>) => Promise<Result[]>,
): Promise<{ count: number; results: Result[] }> => {
  let count = 0;
  const results: Result[] = [];
  for await (const batch of batchesById(documents)) {
    count += batch.length;
    results.push(...(await Promise.all(batch.map(check))).flat());
  }
  return { count, results };
};

const differencesOf = async ({ id }: Found<unknown>): Promise<StockDifference[]> => {
  const stock = await readStock(id);
  const fits = !stock || (stock.ledger === stock.available && stock.available >= 0);
  return fits ? [] : [{ toolId: id, ...stock }];
};

const reasonsOf = ({ status }: OrderDocument): OrderEntry['reason'][] =>
  countsAsSold(status) ? ['order'] : ['order', 'cancellation'];

const entryFits = (
  entry: StockEntryDocument | undefined,
  { quantity }: OrderLine,
  reason: OrderEntry['reason'],
): boolean => entry?.change === (reason === 'order' ? -quantity : quantity);

const expectedEntries = (id: string, order: OrderDocument) =>
  order.lines.flatMap((line) =>
    reasonsOf(order).map((reason) => ({
      line,
      entry: { orderId: id, toolId: line.toolId, reason } satisfies OrderEntry,
    })),
  );

const missingOf = async ({ id, content }: Found<OrderDocument>): Promise<OrderEntry[]> => {
  const expected = expectedEntries(id, content);
  const found = await readDocuments(
    expected.map(({ entry: { toolId, reason } }) =>
      stockEntries(toolId).doc(stockEntryId(reason, id)),
    ),
  );
  const wrong = expected.filter(
    ({ line, entry }, index) => !entryFits(found[index], line, entry.reason),
  );
  // A deleted tool has no stock to check.
  const ofTools = await readDocuments(wrong.map(({ entry }) => tools.doc(entry.toolId)));
  return wrong.filter((_, index) => ofTools[index]).map(({ entry }) => entry);
};

/** Of how many orders is remembered what decides; further ones are read once more for each entry. */
const maxRemembered = 50_000;

/** What decides which entries an order has. */
interface CheckedOrder {
  toolIds: string[];
  reasons: OrderEntry['reason'][];
}

const toChecked = (order: OrderDocument): CheckedOrder => ({
  toolIds: order.lines.map(({ toolId }) => toolId),
  reasons: reasonsOf(order),
});

const hasEntry = (order: CheckedOrder, { toolId, reason }: OrderEntry): boolean =>
  order.toolIds.includes(toolId) && order.reasons.includes(reason);

// An order may have been placed or cancelled since it was checked. The entry has been read by now, and
// both are written in one transaction, so the order decides.
const isStray = async (entry: OrderEntry): Promise<boolean> => {
  const order = await readDocument(orders.doc(entry.orderId));
  return !order || !hasEntry(toChecked(order), entry);
};

const strayOf = async (
  { id: toolId }: Found<unknown>,
  checked: ReadonlyMap<string, CheckedOrder>,
): Promise<OrderEntry[]> => {
  const { results } = await checkEach(
    stockEntries(toolId).where('reason', 'in', ['order', 'cancellation']),
    async ({ content }) => {
      const entry = { orderId: content.orderId, toolId, reason: content.reason } as OrderEntry;
      const order = checked.get(entry.orderId);
      if (order && hasEntry(order, entry)) return [];
      return (await isStray(entry)) ? [entry] : [];
    },
  );
  return results;
};

/**
 * Checks the orders, and the stock of all tools: each order adds up, the ledger of each tool adds up to
 * its stock, each order and cancellation of an existing tool has its entry, and each entry has its
 * order. Can run while the shop sells. Costs a read for each order, and two for each tool and entry.
 */
export const checkStock = async (): Promise<StockReport> => {
  const invalid: string[] = [];
  const checked = new Map<string, CheckedOrder>();
  const ofTools = await checkEach(tools, differencesOf);
  const ofOrders = await checkEach(orders, (order) => {
    invalid.push(...checkOrder(order));
    if (checked.size < maxRemembered) checked.set(order.id, toChecked(order.content));
    return missingOf(order);
  });
  const ofEntries = await checkEach(tools, (tool) => strayOf(tool, checked));
  return {
    tools: ofTools.count,
    orders: ofOrders.count,
    differences: ofTools.results,
    invalid,
    missing: ofOrders.results,
    stray: ofEntries.results,
  };
};
