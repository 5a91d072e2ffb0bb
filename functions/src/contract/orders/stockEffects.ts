import type { OrderStockReason } from '../stock/model.ts';
import type { LinePieces } from './lineCounters.ts';
import { cancelledPieces, type OrderProgress, replay } from './orderEvents.ts';
import type { OrderEvent } from './orderSteps.ts';
import { parcelWith } from './parcels.ts';

/** How an event of a return changes the stock of tools. */
export interface StockEffect {
  reason: Extract<OrderStockReason, 'return' | 'replacement'>;
  /** Positive for pieces that come back. */
  changes: LinePieces[];
}

/**
 * Whether the ledger entry of a cancellation is named by its position in the history: one of the
 * whole order is not, unless an earlier one was undone.
 */
export const isNamedByPosition = (
  history: readonly OrderEvent<unknown>[],
  { pieces }: Pick<OrderEvent<unknown>, 'pieces'>,
): boolean => pieces !== undefined || history.some(({ step }) => step === 'undone');

/** The pieces that the last event of an order has cancelled, which its undo takes from the stock. */
export const undonePieces = (
  order: OrderProgress & { history: readonly OrderEvent<unknown>[] },
): LinePieces[] => {
  const last = order.history.at(-1);
  return last?.step === 'cancelled'
    ? cancelledPieces(replay(order, order.history.length - 1), last)
    : [];
};

const negated = (pieces: readonly LinePieces[]): LinePieces[] =>
  pieces.map(({ toolId, quantity }) => ({ toolId, quantity: -quantity }));

const withChanges = (effect: StockEffect): StockEffect | null => {
  const changes = effect.changes.filter(({ quantity }) => quantity !== 0);
  return changes.length > 0 ? { ...effect, changes } : null;
};

/**
 * How an event that follows a history changes the stock, if it is one of a return: resellable
 * pieces come back, replacements are taken, and come back if their shipment was a mistake. Null for
 * any other event.
 */
export const stockEffectOf = (
  history: readonly OrderEvent<unknown>[],
  {
    step,
    shipmentNumber = '',
    resellable = [],
    replaced = [],
  }: Omit<OrderEvent<unknown>, 'status'>,
): StockEffect | null => {
  if (step === 'returned') return withChanges({ reason: 'return', changes: resellable });
  if (step === 'settled') return withChanges({ reason: 'replacement', changes: negated(replaced) });
  const parcel = step === 'reversed' ? parcelWith({ history }, shipmentNumber) : undefined;
  return parcel?.kind === 'replacement'
    ? withChanges({ reason: 'replacement', changes: parcel.pieces })
    : null;
};
