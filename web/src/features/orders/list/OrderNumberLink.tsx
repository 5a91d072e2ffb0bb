import { RowLink } from '../../../components/dataList/RowLink.tsx';
import { paths } from '../../../paths.ts';
import type { Order } from '../order.ts';
import { useOrdersLocation } from '../useOrdersLocation.ts';

/** The number of an order, as the link of its row to its page. */
export const OrderNumberLink = ({ order: { _id, number } }: { order: Order }) => (
  <RowLink to={paths.orderDetails.href(_id)} state={useOrdersLocation().linkState}>
    {number}
  </RowLink>
);
