import type { Query } from 'firebase-admin/firestore';
import { orders, stockEntries, tools } from '../../collections.ts';
import {
  countsAsSold,
  type OrderDocument,
  type OrderLine,
  type StockEntryDocument,
  stockEntryId,
} from '../../contract/index.ts';
import { readDocument } from '../../documents.ts';
import { batchesById, type Found } from '../../queries.ts';
import { readStock } from '../../readOnlyTransactions.ts';

/** A tool whose ledger does not add up to its stock. */
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
  return stock && stock.ledger !== stock.available ? [{ toolId: id, ...stock }] : [];
};

const reasonsOf = ({ status }: OrderDocument): OrderEntry['reason'][] =>
  countsAsSold(status) ? ['order'] : ['order', 'cancellation'];

const entryFits = (
  entry: StockEntryDocument | undefined,
  { quantity }: OrderLine,
  reason: OrderEntry['reason'],
): boolean => entry?.change === (reason === 'order' ? -quantity : quantity);

const isMissing = async ({ orderId, reason }: OrderEntry, line: OrderLine): Promise<boolean> => {
  const entry = stockEntries(line.toolId).doc(stockEntryId(reason, orderId));
  if (entryFits(await readDocument(entry), line, reason)) return false;
  // A deleted tool has no stock to check.
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

// Reads entries before their orders: both were written in one transaction.
const strayOf = async ({ id: toolId }: Found<unknown>): Promise<OrderEntry[]> => {
  const { results } = await checkEach(
    stockEntries(toolId).where('reason', 'in', ['order', 'cancellation']),
    async ({ content }) => {
      const entry = { orderId: content.orderId, toolId, reason: content.reason } as OrderEntry;
      return isStray(await readDocument(orders.doc(entry.orderId)), entry) ? [entry] : [];
    },
  );
  return results;
};

/**
 * Checks the stock of all tools: the ledger of each tool adds up to its stock, each order and
 * cancellation of an existing tool has its entry, and each entry has its order. Can run while the shop
 * sells. Costs some reads for each tool, order and entry.
 */
export const checkStock = async (): Promise<StockReport> => {
  const ofTools = await checkEach(tools, differencesOf);
  const ofOrders = await checkEach(orders, missingOf);
  const ofEntries = await checkEach(tools, strayOf);
  return {
    tools: ofTools.count,
    orders: ofOrders.count,
    differences: ofTools.results,
    missing: ofOrders.results,
    stray: ofEntries.results,
  };
};
