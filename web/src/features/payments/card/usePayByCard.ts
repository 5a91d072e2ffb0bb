import { useQueryClient } from '@tanstack/react-query';
import { apiRoutes } from 'functions/contract';
import { useCardPage } from '../../../domain/card/useCardPage.ts';
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
