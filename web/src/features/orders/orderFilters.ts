import { type OrderStatus, orderStatuses } from 'functions/contract';

/** The filters of the list of orders, with their labels. */
export const orderFilters = {
  placed: 'Placed',
  cancelled: 'Cancelled',
  all: 'All',
} as const satisfies Record<OrderStatus | 'all', string>;

export type OrderFilter = keyof typeof orderFilters;

export const isOrderFilter = (text: string | null): text is OrderFilter =>
  text !== null && Object.hasOwn(orderFilters, text);

/** The API query of a filter: a status, or nothing for orders of any status. */
export const statusQuery = (filter: OrderFilter): { status?: OrderStatus } => {
  const status = orderStatuses.find((one) => one === filter);
  return status ? { status } : {};
};
