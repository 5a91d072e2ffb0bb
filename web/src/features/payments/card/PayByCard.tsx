import { useQueryClient } from '@tanstack/react-query';
import { amountDueOf, apiRoutes } from 'functions/contract';
import { CardButton } from '../../../domain/card/CardButton.tsx';
import { useCardPage } from '../../../domain/card/useCardPage.ts';
import type { Order } from '../../../domain/order/order.ts';
import { callApi } from '../../../lib/api/api.ts';
import { refreshPayments } from '../data/paymentCache.ts';

/** Opens the page on which the customer pays what is due for an order by card. */
export const usePayByCard = (orderId: string, open?: (url: string) => void) => {
  const client = useQueryClient();
  return useCardPage({
    request: () => callApi(apiRoutes.payByCard, { params: { id: orderId } }),
    refresh: () => refreshPayments(client),
    open,
  });
};

/** A button that leads to the payment of what is due by card. */
export const PayByCard = ({ order }: { order: Order }) => (
  <CardButton
    amount={amountDueOf(order)}
    currency={order.currency}
    page={usePayByCard(order._id)}
  />
);
