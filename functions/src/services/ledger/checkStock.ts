import type { Query } from 'firebase-admin/firestore';
import { orders, stockEntries, tools } from '../../collections.ts';
import {
  type OrderDocument,
  type OrderLine,
  type StockEntryDocument,
  stockEntryId,
} from '../../contract/index.ts';
import { readDocument } from '../../documents.ts';
import { batchesById, type Found } from '../../queries.ts';
import { readStock } from '../../readOnlyTransactions.ts';

/** A tool whose ledger does not add up to what is on sale. */
export interface StockDifference {
  toolId: string;
  available: number;
  /** What the entries of its ledger add up to. */
  ledger: number;
}

/** The entry that an order, or its cancellation, leaves in the ledger of one of its tools. */
export interface OrderEntry {
  orderId: string;
  toolId: string;
  reason: 'order' | 'cancellation';
}

/** What a check of the whole store looked at, and what it found wrong. */
export interface StockReport {
  tools: number;
  orders: number;
  differences: StockDifference[];
  /** Entries that are not there, or are wrong, though the order or its cancellation is. */
  missing: OrderEntry[];
  /** Entries that are there, though the order or its cancellation is not. */
  stray: OrderEntry[];
}

const eachOf = async <Content, Result>(
  documents: Query<Content>,
  check: (document: Found<Content>) => Promise<Result[]>,
): Promise<{ count: number; results: Result[] }> => {
  let count = 0;
  const results: Result[] = [];
  for await (const slice of batchesById(documents)) {
    count += slice.length;
    results.push(...(await Promise.all(slice.map(check))).flat());
  }
  return { count, results };
};

const differencesOf = async ({ id }: Found<unknown>): Promise<StockDifference[]> => {
  const stock = await readStock(id);
  return stock && stock.ledger !== stock.available ? [{ toolId: id, ...stock }] : [];
};

const reasonsOf = ({ status }: OrderDocument): OrderEntry['reason'][] =>
  status === 'cancelled' ? ['order', 'cancellation'] : ['order'];

const entryFits = (
  entry: StockEntryDocument | undefined,
  { quantity }: OrderLine,
  reason: OrderEntry['reason'],
): boolean => entry?.change === (reason === 'order' ? -quantity : quantity);

const isMissing = async ({ orderId, reason }: OrderEntry, line: OrderLine): Promise<boolean> => {
  const entry = stockEntries(line.toolId).doc(stockEntryId(reason, orderId));
  if (entryFits(await readDocument(entry), line, reason)) return false;
  // A tool that is no longer sold has no stock to account for.
  return (await readDocument(tools.doc(line.toolId))) !== undefined;
};

const missingOf = async ({ id, content }: Found<OrderDocument>): Promise<OrderEntry[]> => {
  const missing: OrderEntry[] = [];
  for (const line of content.lines) {
    for (const reason of reasonsOf(content)) {
      const entry = { orderId: id, toolId: line.toolId, reason };
      if (await isMissing(entry, line)) missing.push(entry);
    }
  }
  return missing;
};

const isStray = (order: OrderDocument | undefined, { toolId, reason }: OrderEntry): boolean =>
  !order?.lines.some((line) => line.toolId === toolId) || !reasonsOf(order).includes(reason);

// Entries are read before their orders, which were written with them.
const strayOf = async ({ id: toolId }: Found<unknown>): Promise<OrderEntry[]> => {
  const { results } = await eachOf(
    stockEntries(toolId).where('reason', 'in', ['order', 'cancellation']),
    async ({ content }) => {
      const entry = { orderId: content.orderId, toolId, reason: content.reason } as OrderEntry;
      return isStray(await readDocument(orders.doc(entry.orderId)), entry) ? [entry] : [];
    },
  );
  return results;
};

/**
 * Checks the books of the whole store, also while it sells: each tool's ledger adds up to what is
 * on sale, each order, and each cancellation, of a tool that is still sold left its entry, and there
 * is no entry without its order. Costs some reads for each tool, order and entry.
 */
export const checkStock = async (): Promise<StockReport> => {
  const ofTools = await eachOf(tools, differencesOf);
  const ofOrders = await eachOf(orders, missingOf);
  const ofEntries = await eachOf(tools, strayOf);
  return {
    tools: ofTools.count,
    orders: ofOrders.count,
    differences: ofTools.results,
    missing: ofOrders.results,
    stray: ofEntries.results,
  };
};
