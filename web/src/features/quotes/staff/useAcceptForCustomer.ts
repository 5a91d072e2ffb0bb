import { apiRoutes, type Quote, type StaffAcceptanceValues } from 'functions/contract';
import { orderKeys } from '../../../domain/order/orderCache.ts';
import { quoteKeys } from '../../../domain/quote/useQuotes.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useSend } from '../../../lib/queries/useSend.ts';

/** Accepts an offer for its customer. Resolves to the order. */
export const useAcceptForCustomer = ({ _id: id, version }: Quote) =>
  useSend(
    async (values: StaffAcceptanceValues) => {
      const body = { ...values, version };
      return (await callApi(apiRoutes.acceptQuote, { params: { id }, body })).order;
    },
    { refreshes: [quoteKeys.all, orderKeys.all] },
  );
