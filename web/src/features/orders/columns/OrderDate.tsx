import type { Order } from '../../../domain/order/order.ts';
import { formatDate, formatDateTime, formatShortDate } from '../../../domain/time/dates.ts';

interface OrderDateProps {
  order: Order;
  /** Leaves out the current year. */
  short?: boolean;
}

/** The day on which an order was placed. The mouse shows the time. */
export const OrderDate = ({ order: { createdAt }, short = false }: OrderDateProps) => (
  <time dateTime={createdAt} title={formatDateTime(createdAt)}>
    {short ? formatShortDate(createdAt) : formatDate(createdAt)}
  </time>
);
