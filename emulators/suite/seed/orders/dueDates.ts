import {
  amountDueOf,
  holdEndOf,
  invoiceDueAt,
  isPrepaid,
  overdueFrom,
  type ShopSettings,
} from 'functions/contract';
import type { OrderDocument } from 'functions/documents';
import type { SeedOrder } from './generateOrders.ts';
import { paidOf } from './payments.ts';
import { confirmationOf, historyAt, stateOf } from './status.ts';

type Dated = Pick<SeedOrder, 'terms' | 'history' | 'payments'>;

/** Until when a prepaid order had to be paid; null for another. */
export const holdOf = (
  { terms, history: [placed] }: Dated,
  { holdHours }: Pick<ShopSettings, 'holdHours'>,
): Date | null => (placed ? holdEndOf(terms, placed.at, holdHours) : null);

const dueAtOf = (order: Dated, settings: ShopSettings): Date | null => {
  const confirmed = confirmationOf(order);
  const held = { terms: order.terms, dueAt: holdOf(order, settings) };
  return confirmed ? invoiceDueAt(held, confirmed.at, settings.timeZone) : held.dueAt;
};

/** When the shop noted that a payment was late: at the start of the day after the due date. */
const overdueAtOf = (order: Dated, total: number, dueAt: Date, now: Date): Date | null => {
  const at = overdueFrom(dueAt);
  if (at > now || isPrepaid(order.terms)) return null;
  const paid = paidOf(order.payments.filter(({ recordedAt }) => recordedAt <= at));
  const state = stateOf({ history: historyAt(order, at) });
  return amountDueOf({ ...state, total, paid }) > 0 ? at : null;
};

/** The dates of an order's payment, as the shop would have stored them. */
export const datesOf = (
  order: Dated,
  { total }: Pick<OrderDocument, 'total'>,
  settings: ShopSettings,
  now: Date,
): Pick<OrderDocument, 'dueAt' | 'overdueAt'> => {
  const dueAt = dueAtOf(order, settings);
  return { dueAt, overdueAt: dueAt && overdueAtOf(order, total, dueAt, now) };
};
