import { type Actor, apiRoutes, type Quote, quoteLifecycle, rolesOn } from 'functions/contract';
import { useState } from 'react';
import { statusNow } from '../../../domain/quote/quoteTexts.ts';
import { useActing } from '../../../domain/staff/useActing.ts';

/**
 * The editor is open for a request, and opens with a button to replace an offer. Once it is edited,
 * it stays open when someone else changes the quote, so that nothing is lost.
 */
export const useOfferEditing = (quote: Quote | undefined, reader: Actor) => {
  const caller = useActing(reader, apiRoutes.offerQuote);
  const [isChosen, setChosen] = useState(false);
  const status = quote && statusNow(quote);
  const canOffer =
    quote !== undefined &&
    quoteLifecycle.actor(statusNow(quote), 'offered', rolesOn(quote, caller));
  const isFirst = status === 'requested';
  return {
    isOpen: Boolean(canOffer) && (isFirst || isChosen),
    isFirst,
    open: () => setChosen(true),
    /** Whether a button opens the editor. */
    canOpen: Boolean(canOffer) && !isFirst && !isChosen,
    label: status === 'offered' ? 'Change offer' : 'Offer again',
    close: () => {
      setChosen(false);
      document.querySelector('h1')?.focus();
    },
  };
};
