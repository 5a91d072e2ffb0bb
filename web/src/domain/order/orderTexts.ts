import { amountDueOf, formatCentsIn, piecesOf, refundDueOf } from 'functions/contract';
import { formatDay, formatShortDate } from '../time/dates.ts';
import type { Order } from './order.ts';

/** The year of a day to come goes without saying: the longest terms end within months. */
const dayText = (dueAt: string): string =>
  new Date(dueAt) > new Date() ? formatDay(dueAt) : formatShortDate(dueAt);

/** The amount that is to be paid for an order, and by when, or the amount to be refunded. */
export const paymentText = (order: Order): string => {
  const refund = refundDueOf(order);
  if (refund > 0) return formatCentsIn(order.currency, refund);
  const due = amountDueOf(order);
  if (due === 0) return 'Nothing due';
  const day = order.dueAt === null ? '' : ` ${dayText(order.dueAt)}`;
  return `${formatCentsIn(order.currency, due)} due${day}`;
};

/** The buyer's own number, recognisable as one: `PO 4711`; empty if there is none. */
export const poText = ({ poNumber }: Pick<Order, 'poNumber'>): string =>
  poNumber === '' || /\bP\.?O\b/i.test(poNumber) ? poNumber : `PO ${poNumber}`;

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
  `${order.number}: ${toolsText(order)} for ${order.payerName}`;
