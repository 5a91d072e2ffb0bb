import {
  cancelledPieces,
  piecesOfTool,
  replay,
  stockEffectOf,
  stockEntryId,
} from 'functions/contract';
import type { StockEntryDocument } from 'functions/documents';
import type { CatalogueTool } from '../catalogue/catalogueTool.ts';
import { admin } from '../data/accounts.ts';
import { openingOf } from '../data/calendar.ts';
import type { Seed } from '../dataset/seedData.ts';
import type { SeedOrder } from '../orders/generateOrders.ts';
import { trackedSeedOrder } from '../orders/progress.ts';
import type { SeedDocument } from './documents.ts';

/** A change of a tool's stock, and the id of its entry. */
interface Movement {
  id: string;
  entry: StockEntryDocument;
}

const cancelledIn = (toolId: string, order: SeedOrder, settings: Seed['settings']): Movement[] =>
  order.history.flatMap((event, position) => {
    if (event.step !== 'cancelled') return [];
    const before = replay(trackedSeedOrder(order, settings), position);
    const change = piecesOfTool(cancelledPieces(before, event), toolId);
    const { at, uid } = event;
    const cause = {
      reason: 'cancellation',
      orderId: order.id,
      by: uid ?? order.userId,
      at,
    } as const;
    const id = stockEntryId('cancellation', order.id, event.pieces && position);
    return change > 0 ? [{ id, entry: { change, ...cause } }] : [];
  });

/** What returns bring back, and what replacements take. */
const returnedIn = (toolId: string, { id: orderId, userId, history }: SeedOrder): Movement[] =>
  history.flatMap((event, position) => {
    const effect = stockEffectOf(history.slice(0, position), event);
    const change = effect ? piecesOfTool(effect.changes, toolId) : 0;
    if (!effect || change === 0) return [];
    const { reason } = effect;
    const entry = { change, reason, orderId, by: event.uid ?? userId, at: event.at };
    return [{ id: stockEntryId(reason, orderId, position), entry }];
  });

/** The changes of a tool's stock by an order: its placement, its cancellations and its returns. */
const movementsOf = (toolId: string, order: SeedOrder, settings: Seed['settings']): Movement[] => {
  const { id: orderId, userId: by, lines, history } = order;
  const quantity = lines.find((line) => line.toolId === toolId)?.quantity;
  const [placed] = history;
  if (quantity === undefined || !placed) return [];
  const cause = { reason: 'order', orderId, by, at: placed.at } as const;
  const sold = { id: stockEntryId('order', orderId), entry: { change: -quantity, ...cause } };
  return [sold, ...cancelledIn(toolId, order, settings), ...returnedIn(toolId, order)];
};

const entriesOf = (
  { id, available }: CatalogueTool,
  { orders, settings, now }: Seed,
): [name: string, entry: StockEntryDocument][] => {
  const movements = orders.flatMap((order) => movementsOf(id, order, settings));
  const opening: StockEntryDocument = {
    change: movements.reduce((stock, { entry }) => stock - entry.change, available),
    reason: 'opening',
    orderId: null,
    by: admin.uid,
    at: openingOf(now),
  };
  return [
    ['opening', opening],
    ...movements.map(({ id: name, entry }): [string, StockEntryDocument] => [name, entry]),
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
