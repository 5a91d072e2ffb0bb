import { useQueryClient } from '@tanstack/react-query';
import {
  acceptanceSchema,
  apiRoutes,
  type OrderLinesBody,
  type PlacedOrder,
  type Quote,
} from 'functions/contract';
import { quoteKeys } from '../../../../domain/quote/useQuotes.ts';
import { useOpenRequest } from '../../../../domain/request/useOpenRequest.ts';
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
  const params = { id: quote._id };
  const acceptanceOf = (order: OrderLinesBody) =>
    acceptanceSchema.cast({ ...order, version: quote.version }, { stripUnknown: true });
  const checkout = useCheckout({
    uid: user.uid,
    form: `accept ${quote._id}`,
    send: (order) => callApi(apiRoutes.acceptQuote, { params, body: acceptanceOf(order) }),
    sendForApproval: async (order, idempotencyKey) => {
      const call = { params, body: acceptanceOf(order), idempotencyKey };
      return (await callApi(apiRoutes.requestAcceptance, call)).request;
    },
    onRequested: useOpenRequest(),
    onPlaced: async (placed: PlacedOrder, form: PlacedForm) => {
      await openOrder(placed, form);
      await invalidateQueries(client, quoteKeys.all);
    },
    onRefused,
  });
  return { book, checkout };
};
