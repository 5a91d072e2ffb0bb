import type { Query } from 'firebase-admin/firestore';
import { countsAsSold, type OrderLine, stockEntryId } from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders.ts';
import type { StockEntryDocument } from '../../documents/stock.ts';
import type { ToolDocument } from '../../documents/tools.ts';
import { orders, stockEntries, tools } from '../../store/collections/collections.ts';
import { readDocument, readDocuments } from '../../store/reads/documents.ts';
import { batchesById, type Found, selectFields } from '../../store/reads/queries.ts';
import { readStock, type Stock } from './documents/snapshots.ts';
import { checkOrder } from './orders/checkOrder.ts';

/** A tool whose ledger does not add up to its stock, or which has fewer pieces than none. */
interface StockDifference {
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

const isConsistent = ({ available, ledger }: Stock): boolean =>
  ledger === available && available >= 0;

// An order may have taken pieces between the reads, so one snapshot decides.
const differencesOf = async (toolId: string, read: Stock): Promise<StockDifference[]> => {
  if (isConsistent(read)) return [];
  const stock = await readStock(toolId);
  return !stock || isConsistent(stock) ? [] : [{ toolId, ...stock }];
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
  const matches = await Promise.all(
    expected.map(({ entry: { toolId, reason } }) =>
      readDocument(stockEntries(toolId).doc(stockEntryId(reason, id))),
    ),
  );
  const wrong = expected.filter(
    ({ line, entry }, index) => !entryFits(matches[index], line, entry.reason),
  );
  // A deleted tool has no stock to check.
  const ofTools = await readDocuments(wrong.map(({ entry }) => tools.doc(entry.toolId)));
  return wrong.filter((_, index) => ofTools[index]).map(({ entry }) => entry);
};

/**
 * Of how many orders is remembered what decides; further ones are read once more for each entry.
 */
const maxRemembered = 50_000;

/** The fields that decide which entries an order has. */
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

// An order may have been placed or cancelled since it was checked. The entry has been read by now,
// and both are written in one transaction, so the order decides.
const isStray = async (entry: OrderEntry): Promise<boolean> => {
  const order = await readDocument(orders.doc(entry.orderId));
  return !order || !hasEntry(toChecked(order), entry);
};

const strayOf = async (
  toolId: string,
  { orderId, reason }: StockEntryDocument,
  checked: ReadonlyMap<string, CheckedOrder>,
): Promise<OrderEntry[]> => {
  if (reason !== 'order' && reason !== 'cancellation') return [];
  const entry = { orderId, toolId, reason } as OrderEntry;
  const order = checked.get(entry.orderId);
  if (order && hasEntry(order, entry)) return [];
  return (await isStray(entry)) ? [entry] : [];
};

const checkTool = async (
  { id, content: { available } }: Found<Pick<ToolDocument, 'available'>>,
  checked: ReadonlyMap<string, CheckedOrder>,
): Promise<Pick<StockReport, 'differences' | 'stray'>> => {
  let ledger = 0;
  const { results: stray } = await checkEach(stockEntries(id), ({ content }) => {
    ledger += content.change;
    return strayOf(id, content, checked);
  });
  return { differences: await differencesOf(id, { available, ledger }), stray };
};

/**
 * Checks the orders, and the stock of all tools: each order adds up, the ledger of each tool adds
 * up to its stock, each order and cancellation of an existing tool has its entry, and each entry
 * has its order. Can run while the shop sells. Costs a read for each order and tool, and two for
 * each entry.
 */
export const checkStock = async (): Promise<StockReport> => {
  const invalid: string[] = [];
  const checked = new Map<string, CheckedOrder>();
  const ofOrders = await checkEach(orders, (order) => {
    invalid.push(...checkOrder(order));
    if (checked.size < maxRemembered) checked.set(order.id, toChecked(order.content));
    return missingOf(order);
  });
  const ofTools = await checkEach(selectFields(tools, ['available']), async (tool) => [
    await checkTool(tool, checked),
  ]);
  return {
    tools: ofTools.count,
    orders: ofOrders.count,
    differences: ofTools.results.flatMap(({ differences }) => differences),
    invalid,
    missing: ofOrders.results,
    stray: ofTools.results.flatMap(({ stray }) => stray),
  };
};
