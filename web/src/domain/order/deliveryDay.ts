import { formatDay, promisedDelivery, remainingPiecesOf } from 'functions/contract';
import { shopDay } from '../time/dates.ts';
import { shopTimeZone } from '../time/shopTimeZone.ts';
import type { Order } from './order.ts';

const promisedDay = ({ createdAt }: Pick<Order, 'createdAt'>): string =>
  promisedDelivery(createdAt, shopTimeZone());

/** The day by which the shop promises to deliver an order: `Saturday, 28 November 2026`. */
export const deliveryDay = (order: Pick<Order, 'createdAt'>): string =>
  formatDay(promisedDay(order), 'full');

/** By when staff ship what remains of an order, and whether that day has passed. */
export const shipBy = (order: Pick<Order, 'createdAt' | 'lines'>) => ({
  day: deliveryDay(order),
  isLate: isLate(order),
});

/** Whether pieces are still to be shipped after the promised day. */
export const isLate = (order: Pick<Order, 'createdAt' | 'lines'>, today = shopDay()): boolean =>
  remainingPiecesOf(order) > 0 && promisedDay(order) < today;

/** Whether the pieces that are still to be shipped have to be shipped by today. */
export const isDueToShip = (
  order: Pick<Order, 'createdAt' | 'lines'>,
  today = shopDay(),
): boolean => remainingPiecesOf(order) > 0 && promisedDay(order) <= today;
