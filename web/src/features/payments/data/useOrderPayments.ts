import { useQuery } from '@tanstack/react-query';
import { apiRoutes } from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';
import { keptQuery } from '../../../lib/queries/kept/keptQuery.ts';
import { paymentsKey } from './paymentCache.ts';

/** The payments, the documents and the bank details of an order, once its id is known. */
export const useOrderPayments = (orderId: string | undefined) =>
  useQuery({
    ...keptQuery(paymentsKey(orderId ?? ''), ({ signal }) =>
      callApi(apiRoutes.getOrderPayments, { params: { id: orderId ?? '' }, signal }),
    ),
    enabled: orderId !== undefined,
  });
