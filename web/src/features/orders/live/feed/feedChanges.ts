import { liveListSize } from 'functions/contract';
import type { ListenedOrder } from '../../../../domain/live/liveSources.ts';
import type { Order } from '../../../../domain/order/order.ts';

/** How a list of the orders that changed last differs from the one before. */
export interface FeedChanges {
  /** The orders that changed, latest first; all of them if there was no list before. */
  changed: Order[];
  /** The ids of those that were placed a moment ago, and were not in the list before. */
  placed: string[];
  /** Whether more orders can have changed than the list has. */
  hasGap: boolean;
}

/** An order is published within seconds. A change later than that does not make it new. */
const newForMs = 60_000;

/** A published order without the time of its publication. */
export const orderFrom = ({ changedAt: _, ...order }: ListenedOrder): Order => order;

const isUnchangedIn = (before: readonly ListenedOrder[]) => {
  const times = new Map(before.map(({ _id, changedAt }) => [_id, changedAt.toMillis()]));
  return ({ _id, changedAt }: ListenedOrder) => times.get(_id) === changedAt.toMillis();
};

const isJustPlaced = ({ createdAt, changedAt }: ListenedOrder) =>
  changedAt.toMillis() - Date.parse(createdAt) < newForMs;

/** The changes between two lists. Without the first one, no order counts as new. */
export const feedChanges = (
  before: readonly ListenedOrder[] | undefined,
  now: readonly ListenedOrder[],
): FeedChanges => {
  if (!before) return { changed: now.map(orderFrom), placed: [], hasGap: false };
  const isUnchanged = isUnchangedIn(before);
  const known = new Set(before.map(({ _id }) => _id));
  const changed = now.filter((order) => !isUnchanged(order));
  const placed = changed.filter((order) => !known.has(order._id) && isJustPlaced(order));
  return {
    changed: changed.map(orderFrom),
    placed: placed.map(({ _id }) => _id),
    // All orders that changed since are before one that did not.
    hasGap: now.length === liveListSize && changed.length === now.length,
  };
};
