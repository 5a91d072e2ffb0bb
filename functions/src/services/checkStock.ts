import type { CollectionReference } from 'firebase-admin/firestore';
import { orders, stockEntries, tools } from '../collections.ts';
import { readStock } from '../consistentReads.ts';
import {
  type OrderDocument,
  type OrderLine,
  type StockEntryDocument,
  stockEntryId,
} from '../contract/index.ts';
import { eachDocument, type Found, readDocument } from '../documents.ts';

/** A tool whose ledger does not add up to what is on sale. */
export interface StockDifference {
  toolId: string;
  available: number;
  /** What the entries of its ledger add up to. */
  ledger: number;
}

/** An order, or its cancellation, that left no entry, or a wrong one, at one of its tools. */
export interface MissingEntry {
  orderId: string;
  toolId: string;
  reason: 'order' | 'cancellation';
}

/** What a check of the whole store looked at, and what it found wrong. */
export interface StockReport {
  tools: number;
  orders: number;
  differences: StockDifference[];
  missing: MissingEntry[];
}

const eachOf = async <Content, Result>(
  collection: CollectionReference<Content>,
  check: (document: Found<Content>) => Promise<Result[]>,
): Promise<{ count: number; results: Result[] }> => {
  let count = 0;
  const results: Result[] = [];
  for await (const slice of eachDocument(collection)) {
    count += slice.length;
    results.push(...(await Promise.all(slice.map(check))).flat());
  }
  return { count, results };
};

const differencesOf = async ({ id }: Found<unknown>): Promise<StockDifference[]> => {
  const stock = await readStock(id);
  return stock && stock.ledger !== stock.available ? [{ toolId: id, ...stock }] : [];
};

const reasonsOf = ({ status }: OrderDocument): MissingEntry['reason'][] =>
  status === 'cancelled' ? ['order', 'cancellation'] : ['order'];

const entryFits = (
  entry: StockEntryDocument | undefined,
  { quantity }: OrderLine,
  reason: MissingEntry['reason'],
): boolean => entry?.change === (reason === 'order' ? -quantity : quantity);

const isMissing = async ({ orderId, reason }: MissingEntry, line: OrderLine): Promise<boolean> => {
  const entry = stockEntries(line.toolId).doc(stockEntryId(reason, orderId));
  if (entryFits(await readDocument(entry), line, reason)) return false;
  // A tool that is no longer sold has no stock to account for.
  return (await readDocument(tools.doc(line.toolId))) !== undefined;
};

const missingOf = async ({ id, content }: Found<OrderDocument>): Promise<MissingEntry[]> => {
  const missing: MissingEntry[] = [];
  for (const line of content.lines) {
    for (const reason of reasonsOf(content)) {
      const entry = { orderId: id, toolId: line.toolId, reason };
      if (await isMissing(entry, line)) missing.push(entry);
    }
  }
  return missing;
};

/**
 * Checks the books of the whole store, also while it sells: each tool's ledger adds up to what is
 * on sale, and each order, and each cancellation, of a tool that is still sold left its entry. Costs
 * a read for each tool, order and entry.
 */
export const checkStock = async (): Promise<StockReport> => {
  const ofTools = await eachOf(tools, differencesOf);
  const ofOrders = await eachOf(orders, missingOf);
  return {
    tools: ofTools.count,
    orders: ofOrders.count,
    differences: ofTools.results,
    missing: ofOrders.results,
  };
};
