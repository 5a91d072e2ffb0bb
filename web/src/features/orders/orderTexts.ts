import { formatCents, paymentDue, piecesOf } from 'functions/contract';
import type { Order } from './order.ts';

/** The amount that is still to be paid for an order. */
export const paymentText = (order: Order): string => {
  const due = paymentDue(order);
  return due > 0 ? `${formatCents(due)} due` : 'Nothing due';
};

/** A number of pieces. */
export const piecesText = (order: Pick<Order, 'lines'>): string => {
  const pieces = piecesOf(order);
  return pieces === 1 ? '1 piece' : `${pieces} pieces`;
};

/** The tools of an order in a few words: `Jack plane and 3 more`. */
export const toolsText = ({ lines: [first, ...others] }: Pick<Order, 'lines'>): string => {
  const name = first?.toolName ?? '';
  return others.length > 0 ? `${name} and ${others.length} more` : name;
};

/** An order in one line: number, tools and customer. */
export const orderName = (order: Order): string =>
  `${order.number}: ${toolsText(order)} for ${order.userName}`;
