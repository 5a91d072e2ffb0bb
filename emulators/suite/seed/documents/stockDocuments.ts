import { countsAsSold, stockEntryId } from 'functions/contract';
import type { StockEntryDocument } from 'functions/documents';
import type { CatalogueTool } from '../catalogue/catalogueTool.ts';
import { admin } from '../data/accounts.ts';
import { openingOf } from '../data/calendar.ts';
import type { Seed } from '../dataset/seedData.ts';
import type { SeedOrder } from '../orders/generateOrders.ts';
import type { SeedDocument } from './documents.ts';

interface Movement extends StockEntryDocument {
  reason: 'order' | 'cancellation';
  orderId: string;
}

/** The changes of a tool's stock by an order: its placement, and its cancellation. */
const movementsOf = (toolId: string, { id, userId, lines, history }: SeedOrder): Movement[] => {
  const quantity = lines.find((line) => line.toolId === toolId)?.quantity;
  const [placed] = history;
  if (quantity === undefined || !placed) return [];
  const sold: Movement = {
    change: -quantity,
    reason: 'order',
    orderId: id,
    by: userId,
    at: placed.at,
  };
  const cancelled = history.find(({ status }) => !countsAsSold(status));
  if (!cancelled) return [sold];
  const by = cancelled.uid ?? userId;
  return [sold, { ...sold, change: quantity, reason: 'cancellation', by, at: cancelled.at }];
};

const entriesOf = (
  { id, available }: CatalogueTool,
  { orders, now }: Seed,
): [name: string, entry: StockEntryDocument][] => {
  const movements = orders.flatMap((order) => movementsOf(id, order));
  const opening: StockEntryDocument = {
    change: movements.reduce((stock, { change }) => stock - change, available),
    reason: 'opening',
    orderId: null,
    by: admin.uid,
    at: openingOf(now),
  };
  return [
    ['opening', opening],
    ...movements.map((entry): [string, StockEntryDocument] => [
      stockEntryId(entry.reason, entry.orderId),
      entry,
    ]),
  ];
};

/**
 * The stock entries of each tool. The opening stock is the current stock minus all later changes.
 */
export const stockDocuments = (seed: Seed): SeedDocument<StockEntryDocument>[] =>
  seed.catalogue.flatMap((tool) =>
    entriesOf(tool, seed).map(([name, content]) => ({
      path: `tools/${tool.id}/stockEntries/${name}`,
      content,
    })),
  );
