import { useQueryClient } from '@tanstack/react-query';
import { acceptanceSchema, apiRoutes, type PlacedOrder, type Quote } from 'functions/contract';
import { quoteKeys } from '../../../../domain/quote/useQuotes.ts';
import { useAddresses } from '../../../../features/addresses/useAddresses.ts';
import { type PlacedForm, useCheckout } from '../../../../features/checkout/sending/useCheckout.ts';
import { callApi } from '../../../../lib/api/api.ts';
import { invalidateQueries } from '../../../../lib/queries/invalidateQueries.ts';
import type { SessionUser } from '../../../../lib/session/session.ts';
import { useFinishCheckout } from './useFinishCheckout.ts';

export const useAcceptance = (user: SessionUser, quote: Quote, onRefused: () => void) => {
  const client = useQueryClient();
  const book = useAddresses(user.uid);
  const openOrder = useFinishCheckout(user, book, false);
  const checkout = useCheckout({
    uid: user.uid,
    form: `accept ${quote._id}`,
    send: (order) =>
      callApi(apiRoutes.acceptQuote, {
        params: { id: quote._id },
        body: acceptanceSchema.cast({ ...order, version: quote.version }, { stripUnknown: true }),
      }),
    onPlaced: async (placed: PlacedOrder, form: PlacedForm) => {
      await openOrder(placed, form);
      await invalidateQueries(client, quoteKeys.all);
    },
    onRefused,
  });
  return { book, checkout };
};
