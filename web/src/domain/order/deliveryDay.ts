import { arrivalText, promisedDelivery, remainingPiecesOf } from 'functions/contract';
import { shopDay } from '../time/dates.ts';
import { shopTimeZone } from '../time/shopTimeZone.ts';
import type { Order } from './order.ts';

/** A text of an arrival within a sentence. */
export const lowered = (arrival: string): string =>
  arrival.replace(/^[BO]/, (first) => first.toLowerCase());

type Deliverable = Pick<Order, 'createdAt' | 'requestedDay' | 'deliveryDay'>;

/** When an order arrives: `By Saturday, 28 November 2026`, or on the day that was requested. */
export const arrivalOf = (order: Deliverable): string => arrivalText(order, shopTimeZone(), 'full');

/** Whether pieces are still to be shipped after the day on which they were to arrive. */
export const arrivesLate = (
  order: Deliverable & Pick<Order, 'lines'>,
  today = shopDay(),
): boolean => {
  const { requestedDay, deliveryDay, createdAt } = order;
  const day = requestedDay ?? deliveryDay ?? promisedDelivery(createdAt, shopTimeZone());
  return remainingPiecesOf(order) > 0 && day < today;
};

type Shippable = Pick<Order, 'shipBy' | 'lines'>;

/** Whether pieces are still to be shipped after the day by which they had to be. */
export const isLate = (order: Shippable, today = shopDay()): boolean =>
  remainingPiecesOf(order) > 0 && order.shipBy < today;

/** Whether the pieces that are still to be shipped have to be shipped by today. */
export const isDueToShip = (order: Shippable, today = shopDay()): boolean =>
  remainingPiecesOf(order) > 0 && order.shipBy <= today;
