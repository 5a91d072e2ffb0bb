/** When an order has to be paid: before it is processed, or so many days after the invoice. */
export const paymentTerms = ['prepaid', 'net-7', 'net-14', 'net-30', 'net-60', 'net-90'] as const;
export type PaymentTerms = (typeof paymentTerms)[number];

/** The terms of customers for whom the shop has agreed no others, until its settings say otherwise. */
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
const dayMs = 24 * hourMs;

/** When an invoice is due. */
export const dueDateOf = (terms: PaymentTerms, invoicedAt: Date): Date =>
  new Date(invoicedAt.getTime() + daysToPay(terms) * dayMs);

/** The start of the UTC day: what was due before it is overdue. An amount can be paid all day long. */
export const overdueBefore = (now: Date): Date => new Date(now.toISOString().slice(0, 10));

/** The time from which an amount with this due date is overdue: the start of the next UTC day. */
export const overdueFrom = (dueAt: Date): Date => new Date(overdueBefore(dueAt).getTime() + dayMs);

/** By how many days of UTC a due date has passed; at most 0 if it has not. */
export const daysOverdue = (dueAt: Date, now: Date): number =>
  (overdueBefore(now).getTime() - overdueBefore(dueAt).getTime()) / dayMs;

/**
 * Until when a new order can be paid before the shop cancels it: null for an order that is not prepaid,
 * and with a hold time of 0 hours, which means never.
 */
export const holdEndOf = (terms: PaymentTerms, placedAt: Date, holdHours: number): Date | null =>
  isPrepaid(terms) && holdHours > 0 ? new Date(placedAt.getTime() + holdHours * hourMs) : null;
