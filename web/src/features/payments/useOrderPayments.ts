import { useQuery } from '@tanstack/react-query';
import { paymentsKey } from './paymentCache.ts';
import { readOrderPayments } from './paymentRequests.ts';

/** The payments, the documents and the bank details of an order. */
export const useOrderPayments = (orderId: string) =>
  useQuery({
    queryKey: paymentsKey(orderId),
    queryFn: ({ signal }) => readOrderPayments(orderId, signal),
  });
