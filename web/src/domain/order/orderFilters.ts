import {
  type OrderStatus,
  type PaymentFilter,
  paymentFilters,
  type StaffOrderFilter,
} from 'functions/contract';
import { labelsOf, type StatusChips } from '../../ui/feedback/statusChips.ts';
import { handlingFilterTexts } from '../assignments/handlingTexts.ts';

/** The statuses: coloured while the order is open. */
export const orderStatusChips: StatusChips<OrderStatus> = {
  placed: { label: 'Placed', color: 'success' },
  confirmed: { label: 'Confirmed', color: 'success' },
  'part-shipped': { label: 'Part-shipped', color: 'success' },
  shipped: { label: 'Shipped', color: 'success' },
  delivered: { label: 'Delivered' },
  cancelled: { label: 'Cancelled' },
};

/** The names of the filters of the list of all orders. */
export const filterTexts: Record<StaffOrderFilter, string> = {
  open: 'Open',
  all: 'All',
  ...handlingFilterTexts,
  'to-ship': 'To ship today',
  late: 'Late',
  ...labelsOf(orderStatusChips),
};

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
