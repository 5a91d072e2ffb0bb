import { addDays, dayOf, daysBetween, endOfDay } from '../days.ts';

/** When an order has to be paid: before it is processed, or so many days after the invoice. */
export const paymentTerms = ['prepaid', 'net-7', 'net-14', 'net-30', 'net-60', 'net-90'] as const;
export type PaymentTerms = (typeof paymentTerms)[number];

/**
 * The terms of customers for whom the shop has agreed no others, until its settings say otherwise.
 */
export const usualTerms: PaymentTerms = 'net-30';

/** Whether an order is paid before it is processed. */
export const isPrepaid = (terms: PaymentTerms): boolean => terms === 'prepaid';

/** The days between invoice and due date; none for a prepaid order. */
export const daysToPay = (terms: PaymentTerms): number =>
  isPrepaid(terms) ? 0 : Number(terms.slice('net-'.length));

/** The terms as people read them: `Net 30 days`. */
export const termsLabel = (terms: PaymentTerms): string =>
  isPrepaid(terms) ? 'Prepaid' : `Net ${daysToPay(terms)} days`;

const hourMs = 3_600_000;

/**
 * Until when an invoice is to be paid: the end of a day, because an amount can be paid all day
 * long.
 */
export const dueDateOf = (terms: PaymentTerms, invoicedAt: Date, timeZone: string): Date =>
  endOfDay(addDays(dayOf(invoicedAt, timeZone), daysToPay(terms)), timeZone);

/**
 * Until when an invoice is to be paid, also that of a prepaid order with a hold, which its
 * confirmation ends: then on the day on which the hold would have ended.
 */
export const invoiceDueAt = (
  { terms, dueAt }: { terms: PaymentTerms; dueAt: Date | null },
  invoicedAt: Date,
  timeZone: string,
): Date =>
  dueAt ? endOfDay(dayOf(dueAt, timeZone), timeZone) : dueDateOf(terms, invoicedAt, timeZone);

/** The time from which an amount with this due date is overdue. */
export const overdueFrom = (dueAt: Date): Date => new Date(dueAt.getTime() + 1);

/** By how many days of the shop a due date has passed; 0 if it has not. */
export const daysOverdue = (dueAt: Date, now: Date, timeZone: string): number => {
  if (now < overdueFrom(dueAt)) return 0;
  // A due date of another time zone, from before the shop chose its own, may end within a day.
  return Math.max(1, daysBetween(dayOf(dueAt, timeZone), dayOf(now, timeZone)));
};

/**
 * Until when a new order can be paid before the shop cancels it: null for an order that is not
 * prepaid, and with a hold time of 0 hours, which means never.
 */
export const holdEndOf = (terms: PaymentTerms, placedAt: Date, holdHours: number): Date | null =>
  isPrepaid(terms) && holdHours > 0 ? new Date(placedAt.getTime() + holdHours * hourMs) : null;

/** A hold time in hours as people read it: `72 hours`. */
export const holdLabel = (hours: number): string => {
  if (hours === 0) return 'Never cancelled';
  return hours === 1 ? '1 hour' : `${hours} hours`;
};
