import { useQueryClient } from '@tanstack/react-query';
import { apiRoutes, type Quote, type StaffAcceptanceValues } from 'functions/contract';
import { orderKeys } from '../../../domain/order/orderCache.ts';
import { quoteKeys } from '../../../domain/quote/useQuotes.ts';
import { callApi } from '../../../lib/api/api.ts';
import { invalidateQueries } from '../../../lib/queries/invalidateQueries.ts';

/** Accepts an offer for its customer. Resolves to the order; refreshes orders and quotes. */
export const useAcceptForCustomer = ({ _id: id, version }: Quote) => {
  const client = useQueryClient();
  return async (values: StaffAcceptanceValues) => {
    const body = { ...values, version };
    const { order } = await callApi(apiRoutes.acceptQuote, { params: { id }, body });
    await Promise.all([
      invalidateQueries(client, quoteKeys.all),
      invalidateQueries(client, orderKeys.all),
    ]);
    return order;
  };
};
