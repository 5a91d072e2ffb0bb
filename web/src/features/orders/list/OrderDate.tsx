import { formatDate, formatDateTime } from '../../../components/dates.ts';
import type { Order } from '../order.ts';

/** The day in UTC on which an order was placed. The mouse shows the time. */
export const OrderDate = ({ order: { createdAt } }: { order: Order }) => (
  <time dateTime={createdAt} title={formatDateTime(createdAt)}>
    {formatDate(createdAt)}
  </time>
);
