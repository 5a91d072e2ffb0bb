import { apiRoutes, type StaffOfferInput } from 'functions/contract';
import { useState } from 'react';
import { useQuoteUpdate } from '../../../domain/quote/useQuotes.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useUser } from '../../../lib/session/useSession.ts';
import { useDraft } from '../../../lib/storage/useDraft.ts';
import { isTypedOffer, type TypedOffer, untypedOffer } from './newOffer.ts';

/** A new offer without a request, from a draft that survives a reload. */
export const useNewOffer = (payerId: string) => {
  const uid = useUser()?.uid ?? '';
  const update = useQuoteUpdate();
  const draft = useDraft({
    uid,
    form: `new-offer ${payerId}`,
    blank: untypedOffer,
    isValid: isTypedOffer,
  });
  const [typed, setTyped] = useState(draft.start);
  return {
    typed,
    keep: (next: TypedOffer) => {
      draft.keep(next);
      setTyped(next);
    },
    /** Sends the offer. Resolves to its quote; refreshes the lists. */
    send: async (offer: StaffOfferInput) => {
      const { quote } = await draft.send(offer, (idempotencyKey) =>
        callApi(apiRoutes.requestQuote, { body: offer, idempotencyKey }),
      );
      draft.remove();
      await update(quote);
      return quote;
    },
  };
};
