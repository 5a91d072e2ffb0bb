import type { Order } from '../../../domain/order/order.ts';
import { orderLink } from '../../../domain/order/orderLink.ts';
import { useOrdersLocation } from '../../../domain/order/useOrdersLocation.ts';
import { RowLink } from '../../../ui/lists/rows/RowLink.tsx';

/** The number of an order, as the link of its row to its page. */
export const OrderNumberLink = ({ order }: { order: Order }) => {
  const { to, state } = orderLink(order);
  return (
    <RowLink to={to} state={{ ...useOrdersLocation().linkState, ...state }}>
      {order.number}
    </RowLink>
  );
};
