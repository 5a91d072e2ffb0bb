import { apiRoutes, type StaffOfferInput } from 'functions/contract';
import { useQuoteUpdate } from '../../../domain/quote/useQuotes.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useRequestKeys } from '../../../lib/storage/useRequestKeys.ts';

/** Sends a new offer without a request. Resolves to its quote; refreshes the lists. */
export const useNewOffer = () => {
  const withKey = useRequestKeys();
  const update = useQuoteUpdate();
  return async (offer: StaffOfferInput) => {
    const { quote } = await withKey(JSON.stringify(offer), (idempotencyKey) =>
      callApi(apiRoutes.requestQuote, { body: offer, idempotencyKey }),
    );
    await update(quote);
    return quote;
  };
};
