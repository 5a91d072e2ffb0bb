import { apiRoutes, type Quote, type QuoteRequestInput } from 'functions/contract';
import { useQuoteUpdate } from '../../../domain/quote/useQuotes.ts';
import { callApi } from '../../../lib/api/api.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import type { FormFailure } from '../../../lib/forms/formFailure.ts';
import { toFormFailure } from '../../../lib/forms/toFormFailure.ts';
import { useDraft } from '../../../lib/storage/useDraft.ts';
import { isRequestValues, type RequestedLine, type RequestValues } from './requestForm.ts';

interface QuoteRequestOptions {
  uid: string;
  /** The tools and quantities to begin with. */
  lines: RequestedLine[];
  onRequested: (quote: Quote) => Promise<void>;
}

const conflict: FormFailure = {
  message:
    'You have already sent a request from this page, with other details. Look at your quotes before you send this one too.',
  errors: {},
};

const isConflict = (error: unknown) =>
  error instanceof ApiProblem && error.code === 'idempotency-conflict';

/** The API's message for the request as a whole comes first, such as that for too many quotes. */
const requestFailure = (error: unknown): FormFailure => {
  const { message, errors } = toFormFailure(error, '');
  return { message: errors.quotes ?? errors.lines ?? message, errors };
};

/**
 * A draft begins with its own lines: with other tools or quantities to begin with, it is another
 * one.
 */
const formNameOf = (lines: readonly RequestedLine[]) =>
  `quote-request ${lines.map(({ toolId, quantity }) => `${toolId}:${quantity}`).join(' ')}`;

/** Sends a request for a quote. A retry is not a second request. */
export const useQuoteRequest = ({ uid, lines, onRequested }: QuoteRequestOptions) => {
  const blank: RequestValues = { lines, note: '' };
  const form = formNameOf(lines);
  const draft = useDraft({ uid, form, blank, isValid: isRequestValues });
  const update = useQuoteUpdate();
  const send = async (request: QuoteRequestInput): Promise<FormFailure | null> => {
    try {
      const { quote } = await draft.send(request, (idempotencyKey) =>
        callApi(apiRoutes.requestQuote, { body: request, idempotencyKey }),
      );
      draft.remove();
      await update(quote);
      await onRequested(quote);
      return null;
    } catch (error) {
      return isConflict(error) ? conflict : requestFailure(error);
    }
  };
  return { start: draft.start, keep: draft.keep, send };
};
