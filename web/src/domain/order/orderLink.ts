import { paths } from '../../lib/router/paths.ts';

interface OrderLinkState {
  orderId: string;
}

/**
 * A link to the page of an order. Its address has the number, which people read. Its state has the
 * id, which no other order has: with it, the page loads everything at once.
 */
export const orderLink = ({ _id: orderId, number }: { _id: string; number: string }) => ({
  to: paths.orderDetails.href(number),
  state: { orderId } satisfies OrderLinkState,
});

/** The id of the order that a link led to; undefined after any other navigation. */
export const linkedOrderId = (state: unknown): string | undefined => {
  const { orderId } = (state as Partial<OrderLinkState> | null) ?? {};
  return typeof orderId === 'string' ? orderId : undefined;
};
