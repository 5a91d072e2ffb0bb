import {
  apiRoutes,
  type OfferInput,
  type Quote,
  quoteLifecycle,
  rolesOn,
} from 'functions/contract';
import { useQuoteUpdate } from '../../../domain/quote/useQuotes.ts';
import { callApi } from '../../../lib/api/api.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import type { FormFailure } from '../../../lib/forms/formFailure.ts';
import { toFormFailure } from '../../../lib/forms/toFormFailure.ts';
import { useDraft } from '../../../lib/storage/useDraft.ts';
import { formErrors, isOfferValues, valuesOf } from './offerForm.ts';

/** The result of an offer: the quote with it, a failure, or what someone else changed first. */
export type OfferOutcome = { saved: Quote } | { failure: FormFailure } | { theirs: Quote };

const isConflict = (error: unknown) =>
  error instanceof ApiProblem &&
  (error.code === 'precondition-failed' || error.code === 'quote-not-changeable');

const failureOf = (error: unknown): OfferOutcome => {
  const { message, errors } = toFormFailure(error, '');
  return { failure: { message, errors: formErrors(errors) } };
};

/** Sends offers for a quote, from a draft that survives a reload. */
export const useOffer = (quote: Quote, uid: string) => {
  const params = { id: quote._id };
  const caller = { uid, staff: true, membership: null };
  const update = useQuoteUpdate();
  const draft = useDraft({
    uid,
    form: `offer ${quote._id}`,
    blank: valuesOf(quote),
    isValid: isOfferValues(quote.lines.length),
  });

  const readTheirs = async (): Promise<OfferOutcome> => {
    const theirs = await callApi(apiRoutes.getQuote, { params });
    const roles = rolesOn(theirs, caller);
    if (quoteLifecycle.actor(theirs.status, 'offered', roles)) return { theirs };
    await update(theirs);
    return failureOf(
      new ApiProblem('quote-not-changeable', 409, {
        quoteStatus: theirs.status,
        allowedForQuote: quoteLifecycle.allowed(theirs.status, roles),
      }),
    );
  };
  const send = async (offer: OfferInput): Promise<OfferOutcome> => {
    try {
      const { quote: saved } = await draft.send(offer, (idempotencyKey) =>
        callApi(apiRoutes.offerQuote, { params, body: offer, idempotencyKey }),
      );
      draft.remove();
      await update(saved);
      return { saved };
    } catch (error) {
      return isConflict(error) ? readTheirs().catch(failureOf) : failureOf(error);
    }
  };
  return { draft, send };
};
