import {
  type OrderStatus,
  type PaymentFilter,
  paymentFilters,
  type StaffOrderFilter,
  staffOrderFilters,
} from 'functions/contract';

/** The names of the statuses. */
export const statusTexts: Record<OrderStatus, string> = {
  placed: 'Placed',
  confirmed: 'Confirmed',
  'part-shipped': 'Part-shipped',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

/** The names of the filters of the list of all orders. */
export const filterTexts: Record<StaffOrderFilter, string> = {
  open: 'Open',
  all: 'All',
  late: 'Late',
  ...statusTexts,
};

export const isOrderFilter = (text: string | null): text is StaffOrderFilter =>
  staffOrderFilters.some((filter) => filter === text);

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
