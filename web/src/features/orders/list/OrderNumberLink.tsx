import { RowLink } from '../../../components/dataList/RowLink.tsx';
import { orderLink } from '../../../orderLink.ts';
import type { Order } from '../order.ts';
import { useOrdersLocation } from '../useOrdersLocation.ts';

/** The number of an order, as the link of its row to its page. */
export const OrderNumberLink = ({ order }: { order: Order }) => {
  const { to, state } = orderLink(order);
  return (
    <RowLink to={to} state={{ ...useOrdersLocation().linkState, ...state }}>
      {order.number}
    </RowLink>
  );
};
