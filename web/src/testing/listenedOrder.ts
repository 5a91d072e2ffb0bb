import type { ListenedOrder } from '../domain/live/liveSources.ts';
import { orderOf } from './fixtures.ts';

/** An order as a listener reports it, published so many milliseconds after it was placed. */
export const listenedOrder = (
  id: string,
  afterMs: number,
  fields: Partial<ListenedOrder> = {},
): ListenedOrder => {
  const order = { ...orderOf(id), ...fields };
  const at = Date.parse(order.createdAt) + afterMs;
  return { changedAt: { toMillis: () => at }, ...order };
};
