import { useQuery } from '@tanstack/react-query';
import { apiRoutes } from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';
import { keptQuery } from '../../../lib/queries/kept/keptQuery.ts';
import { paymentsKey } from './paymentCache.ts';

/** The payments, the documents and the bank details of an order, by its id or its number. */
export const useOrderPayments = (idOrNumber: string, enabled = true) =>
  useQuery({
    ...keptQuery(paymentsKey(idOrNumber), ({ signal }) =>
      callApi(apiRoutes.getOrderPayments, { params: { id: idOrNumber }, signal }),
    ),
    enabled,
  });
