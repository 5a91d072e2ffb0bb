import type { Query } from 'firebase-admin/firestore';
import {
  cancelledPieces,
  isNamedByPosition,
  type OrderStockReason,
  replay,
  stockEffectOf,
  stockEntryId,
  undonePieces,
} from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
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

/** The ledger entry of an order, a cancellation or a return for one of its tools. */
export interface OrderEntry {
  /** The id of the entry. */
  id: string;
  orderId: string;
  toolId: string;
  reason: OrderStockReason;
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

/** An entry that an order has to have, and its pieces. */
interface ExpectedEntry extends OrderEntry {
  change: number;
}

const cancellationsOf = (orderId: string, order: OrderDocument): ExpectedEntry[] =>
  order.history.flatMap((event, position) => {
    if (event.step !== 'cancelled') return [];
    const isNamed = isNamedByPosition(order.history.slice(0, position), event);
    const id = stockEntryId('cancellation', orderId, isNamed ? position : undefined);
    return cancelledPieces(replay(order, position), event).map(({ toolId, quantity }) => ({
      ...{ id, orderId, toolId, reason: 'cancellation' as const },
      change: quantity,
    }));
  });

const returnsOf = (orderId: string, { history }: OrderDocument): ExpectedEntry[] =>
  history.flatMap((event, position) => {
    const effect = stockEffectOf(history.slice(0, position), event);
    if (!effect) return [];
    const { reason, changes } = effect;
    const id = stockEntryId(reason, orderId, position);
    return changes.map(({ toolId, quantity: change }) => ({ id, orderId, toolId, reason, change }));
  });

const undosOf = (orderId: string, order: OrderDocument): ExpectedEntry[] =>
  order.history.flatMap(({ step }, position) => {
    if (step !== 'undone') return [];
    const id = stockEntryId('undo', orderId, position);
    const before = { ...order, history: order.history.slice(0, position) };
    return undonePieces(before).map(({ toolId, quantity }) => ({
      ...{ id, orderId, toolId, reason: 'undo' as const },
      change: -quantity,
    }));
  });

const expectedEntries = (orderId: string, order: OrderDocument): ExpectedEntry[] => [
  ...order.lines.map(({ toolId, quantity }) => ({
    ...{ id: stockEntryId('order', orderId), orderId, toolId, reason: 'order' as const },
    change: -quantity,
  })),
  ...cancellationsOf(orderId, order),
  ...returnsOf(orderId, order),
  ...undosOf(orderId, order),
];

const missingOf = async ({ id, content }: Found<OrderDocument>): Promise<OrderEntry[]> => {
  const expected = expectedEntries(id, content);
  const matches = await Promise.all(
    expected.map((entry) => readDocument(stockEntries(entry.toolId).doc(entry.id))),
  );
  const wrong = expected.filter(({ change }, index) => matches[index]?.change !== change);
  // A deleted tool has no stock to check.
  const ofTools = await readDocuments(wrong.map(({ toolId }) => tools.doc(toolId)));
  return wrong.filter((_, index) => ofTools[index]).map(({ change: _, ...entry }) => entry);
};

/**
 * Of how many orders is remembered what decides; further ones are read once more for each entry.
 */
const maxRemembered = 50_000;

/** The entries that an order has: their ids, and their tools. */
type CheckedOrder = ReadonlySet<string>;

const keyOf = ({ id, toolId }: Pick<OrderEntry, 'id' | 'toolId'>): string => `${id} ${toolId}`;

const toChecked = (id: string, order: OrderDocument): CheckedOrder =>
  new Set(expectedEntries(id, order).map(keyOf));

const hasEntry = (order: CheckedOrder, entry: OrderEntry): boolean => order.has(keyOf(entry));

// An order may have been placed or cancelled since it was checked. The entry has been read by now,
// and both are written in one transaction, so the order decides.
const isStray = async (entry: OrderEntry): Promise<boolean> => {
  const order = await readDocument(orders.doc(entry.orderId));
  return !order || !hasEntry(toChecked(entry.orderId, order), entry);
};

const strayOf = async (
  toolId: string,
  { id, content: { orderId, reason } }: Found<StockEntryDocument>,
  checked: ReadonlyMap<string, CheckedOrder>,
): Promise<OrderEntry[]> => {
  if (reason === 'opening' || reason === 'adjustment') return [];
  const entry = { id, orderId, toolId, reason } as OrderEntry;
  const order = checked.get(entry.orderId);
  if (order && hasEntry(order, entry)) return [];
  return (await isStray(entry)) ? [entry] : [];
};

const checkTool = async (
  { id, content: { available } }: Found<Pick<ToolDocument, 'available'>>,
  checked: ReadonlyMap<string, CheckedOrder>,
): Promise<Pick<StockReport, 'differences' | 'stray'>> => {
  let ledger = 0;
  const { results: stray } = await checkEach(stockEntries(id), (entry) => {
    ledger += entry.content.change;
    return strayOf(id, entry, checked);
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
    if (checked.size < maxRemembered) checked.set(order.id, toChecked(order.id, order.content));
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
