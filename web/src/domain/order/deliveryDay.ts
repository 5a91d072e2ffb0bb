import { arrivalText, formatDay, promisedDelivery, remainingPiecesOf } from 'functions/contract';
import { shopDay } from '../time/dates.ts';
import { shopTimeZone } from '../time/shopTimeZone.ts';
import type { Order } from './order.ts';

const promisedDay = ({ createdAt }: Pick<Order, 'createdAt'>): string =>
  promisedDelivery(createdAt, shopTimeZone());

/** A text of an arrival within a sentence. */
export const lowered = (arrival: string): string =>
  arrival.replace(/^[BO]/, (first) => first.toLowerCase());

type Deliverable = Pick<Order, 'createdAt' | 'requestedDay' | 'deliveryDay'>;

/** When an order arrives: `By Saturday, 28 November 2026`, or on the day that was requested. */
export const arrivalOf = (order: Deliverable): string => arrivalText(order, shopTimeZone(), 'full');

/** When staff ship what remains of an order, and whether that day has passed. */
export const shipBy = (order: Deliverable & Pick<Order, 'lines'>) => ({
  day: order.requestedDay
    ? `${formatDay(order.requestedDay, 'full')}, as requested`
    : formatDay(order.deliveryDay ?? promisedDay(order), 'full'),
  isLate: order.requestedDay
    ? remainingPiecesOf(order) > 0 && order.requestedDay < shopDay()
    : isLate(order),
});

/** Whether pieces are still to be shipped after the promised day. */
export const isLate = (order: Pick<Order, 'createdAt' | 'lines'>, today = shopDay()): boolean =>
  remainingPiecesOf(order) > 0 && promisedDay(order) < today;

/** Whether the pieces that are still to be shipped have to be shipped by today. */
export const isDueToShip = (
  order: Pick<Order, 'createdAt' | 'lines'>,
  today = shopDay(),
): boolean => remainingPiecesOf(order) > 0 && promisedDay(order) <= today;
