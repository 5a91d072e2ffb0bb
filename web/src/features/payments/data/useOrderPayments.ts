import { skipToken, useQuery } from '@tanstack/react-query';
import { paymentsKey } from './paymentCache.ts';
import { readOrderPayments } from './paymentRequests.ts';

/** The payments, the documents and the bank details of an order, once its id is known. */
export const useOrderPayments = (orderId: string | undefined) =>
  useQuery({
    queryKey: paymentsKey(orderId ?? ''),
    queryFn: orderId ? ({ signal }) => readOrderPayments(orderId, signal) : skipToken,
  });
