import { formatDate, formatDateTime, formatDay } from '../../../components/dates.ts';
import type { Order } from '../order.ts';

interface OrderDateProps {
  order: Order;
  /** Leaves out the current year. */
  short?: boolean;
}

const isThisYear = (time: string) =>
  new Date(time).getUTCFullYear() === new Date().getUTCFullYear();

/** The day in UTC on which an order was placed. The mouse shows the time. */
export const OrderDate = ({ order: { createdAt }, short = false }: OrderDateProps) => (
  <time dateTime={createdAt} title={formatDateTime(createdAt)}>
    {short && isThisYear(createdAt) ? formatDay(createdAt) : formatDate(createdAt)}
  </time>
);
