import { countsAsSold, type OrderStatus } from '../orders/lifecycle.ts';
import {
  amountDueOf,
  type DatedPaymentState,
  type PaymentStatus,
  paymentStatuses,
  paymentStatusOf,
} from '../orders/paymentStatus.ts';
import type { ListedInvoice } from './model.ts';

/** The statuses of an invoice: those of its order's payment, and why nothing is to be paid. */
export const invoiceStatuses = [...paymentStatuses, 'cancelled', 'credited'] as const;
export type InvoiceStatus = PaymentStatus | 'cancelled' | 'credited';

/** An invoice or a credit note in the list of its payer. */
export interface PayerInvoice extends ListedInvoice {
  /** The buyer's own number for the order; may be empty. */
  poNumber: string;
  /** Null for a credit note. */
  status: InvoiceStatus | null;
  /** What is still to be paid, in cents; 0 for a credit note. */
  open: number;
}

/** The status of an invoice and what is open, by its order: an order has one invoice. */
export const invoiceStateOf = (
  order: DatedPaymentState & { status: OrderStatus },
  now: Date,
): { status: InvoiceStatus; open: number } => ({
  status: paymentStatusOf(order, now) ?? (countsAsSold(order.status) ? 'credited' : 'cancelled'),
  open: amountDueOf(order),
});

/** The filters of a payer's list of invoices and credit notes. */
export const invoiceFilters = [
  'all',
  'open',
  'overdue',
  'paid',
  'credited',
  'credit-notes',
] as const;
export type InvoiceFilter = (typeof invoiceFilters)[number];

type Filtered = Pick<PayerInvoice, 'kind' | 'status' | 'open'>;

const isCredited: Record<InvoiceStatus, boolean> = {
  unpaid: false,
  'part-paid': false,
  paid: false,
  overdue: false,
  'refund-due': false,
  refunded: true,
  cancelled: true,
  credited: true,
};

const filters: Record<InvoiceFilter, (invoice: Filtered) => boolean> = {
  all: () => true,
  open: ({ open }) => open > 0,
  overdue: ({ status }) => status === 'overdue',
  paid: ({ status }) => status === 'paid' || status === 'refund-due',
  credited: ({ status }) => status !== null && isCredited[status],
  'credit-notes': ({ kind }) => kind === 'credit-note',
};

/** Whether a filter selects an invoice or a credit note. */
export const matchesInvoice = (invoice: Filtered, filter: InvoiceFilter): boolean =>
  filters[filter](invoice);
