import { type OrderFilter, type OrderStatus, orderFilters } from 'functions/contract';

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
