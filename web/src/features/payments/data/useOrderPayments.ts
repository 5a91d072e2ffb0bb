import { skipToken, useQuery } from '@tanstack/react-query';
import { apiRoutes } from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';
import { paymentsKey } from './paymentCache.ts';

/** The payments, the documents and the bank details of an order, once its id is known. */
export const useOrderPayments = (orderId: string | undefined) =>
  useQuery({
    queryKey: paymentsKey(orderId ?? ''),
    queryFn: orderId
      ? ({ signal }) => callApi(apiRoutes.getOrderPayments, { params: { id: orderId }, signal })
      : skipToken,
  });
