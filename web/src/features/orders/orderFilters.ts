import { type OrderStatus, orderStatuses } from 'functions/contract';

/** Which orders an admin looks at, and what that choice is called. */
export const orderFilters = {
  placed: 'Placed',
  cancelled: 'Cancelled',
  all: 'All',
} as const satisfies Record<OrderStatus | 'all', string>;

export type OrderFilter = keyof typeof orderFilters;

/** Whether a text names one of the choices. */
export const isOrderFilter = (text: string | null): text is OrderFilter =>
  text !== null && Object.hasOwn(orderFilters, text);

/** What a choice asks of the API: the status, or nothing for orders of any. */
export const statusQuery = (filter: OrderFilter): { status?: OrderStatus } => {
  const status = orderStatuses.find((one) => one === filter);
  return status ? { status } : {};
};
