import {
  type OrderFilter,
  type OrderStatus,
  orderFilters,
  type PaymentFilter,
  paymentFilters,
} from 'functions/contract';

/** The names of the statuses. */
export const statusTexts: Record<OrderStatus, string> = {
  placed: 'Placed',
  confirmed: 'Confirmed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

/** The names of the filters of a list of orders. */
export const filterTexts: Record<OrderFilter, string> = {
  open: 'Open',
  all: 'All',
  ...statusTexts,
};

export const isOrderFilter = (text: string | null): text is OrderFilter =>
  orderFilters.some((filter) => filter === text);

/** A filter of a list of orders by payment; empty for any payment. */
export type PaymentChoice = PaymentFilter | '';

/** The names of the filters by payment. */
export const paymentFilterTexts: Record<PaymentChoice, string> = {
  '': 'Any',
  unpaid: 'Unpaid',
  overdue: 'Overdue',
  'refund-due': 'Refund due',
};

export const isPaymentFilter = (text: string | null): text is PaymentFilter =>
  paymentFilters.some((filter) => filter === text);
