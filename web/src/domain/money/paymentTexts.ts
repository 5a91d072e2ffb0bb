import {
  amountDueOf,
  type Currency,
  type DatedPaymentState,
  daysOverdue,
  daysToPay,
  formatCentsIn,
  type InvoiceStatus,
  isOnHold,
  isPrepaid,
  type PaymentMethod,
  type PaymentStatus,
  type PaymentTerms,
} from 'functions/contract';
import type { StatusChips } from '../../ui/feedback/statusChips.ts';
import { formatDateTime, formatLongDate } from '../time/dates.ts';
import { shopTimeZone } from '../time/shopTimeZone.ts';

/** The payment statuses: filled where attention is needed, which shows without colours, too. */
export const paymentStatusChips: StatusChips<PaymentStatus> = {
  unpaid: { label: 'Unpaid', color: 'info' },
  'part-paid': { label: 'Part paid', color: 'info' },
  paid: { label: 'Paid', color: 'success' },
  overdue: { label: 'Overdue', color: 'error', filled: true },
  'refund-due': { label: 'Refund due', color: 'warning', filled: true },
  refunded: { label: 'Refunded' },
};

/** The statuses of an invoice. */
export const invoiceStatusChips: StatusChips<InvoiceStatus> = {
  ...paymentStatusChips,
  cancelled: { label: 'Cancelled' },
  credited: { label: 'Credited' },
};

/** The fields that decide until when an order has to be paid. */
export interface DueState extends DatedPaymentState {
  terms: PaymentTerms;
  dueAt: string | null;
}

const daysText = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

const undatedText = (terms: PaymentTerms): string =>
  isPrepaid(terms)
    ? 'Pay before we process the order'
    : `Due ${daysText(daysToPay(terms))} after the invoice`;

const datedText = (order: DueState, dueAt: string, now: Date): string => {
  if (isOnHold(order)) return `Pay by ${formatDateTime(dueAt)} or the order is cancelled`;
  const days = daysOverdue(new Date(dueAt), now, shopTimeZone());
  return days > 0 ? `${daysText(days)} overdue` : `Due ${formatLongDate(dueAt)}`;
};

/** Until when an order has to be paid: `Due 21 December 2026`; null if nothing is due. */
export const dueText = (order: DueState, now: Date): string | null => {
  if (amountDueOf(order) === 0) return null;
  return order.dueAt === null ? undatedText(order.terms) : datedText(order, order.dueAt, now);
};

const methodPhrases: Record<PaymentMethod, string> = {
  'bank-transfer': 'by bank transfer',
  card: 'by card',
};

/** How and until when a new order has to be paid, as a sentence. */
export const howToPayText = (
  order: DueState & { paymentMethod: PaymentMethod; currency: Currency },
): string => {
  const how = methodPhrases[order.paymentMethod];
  if (!isPrepaid(order.terms)) {
    const days = daysText(daysToPay(order.terms));
    return `You pay nothing now: the payment is due ${days} after the invoice, ${how}.`;
  }
  const pay = `Please pay ${formatCentsIn(order.currency, amountDueOf(order))} ${how}`;
  return order.dueAt === null
    ? `${pay} before we process the order.`
    : `${pay} by ${formatDateTime(order.dueAt)}, or the order is cancelled.`;
};
