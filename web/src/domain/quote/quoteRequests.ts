import {
  type AcceptanceInput,
  apiBase,
  apiRoutes,
  type Count,
  type DeclineInput,
  type OfferInput,
  type PlacedOrder,
  type Quote,
  type QuoteFilter,
  type QuoteMessageInput,
  type QuoteRequestInput,
} from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { idempotencyHeader } from '../../lib/api/idempotencyKey.ts';
import { readPdf } from '../../lib/api/readPdf.ts';
import type { NamedFile } from '../../lib/browser/saveFile.ts';

const { requestQuote, listQuotes, listQuotesOf, getQuote, getQuotePdf } = apiRoutes;
const { count } = apiRoutes;
const { offerQuote, acceptQuote, declineQuote, addQuoteMessage } = apiRoutes;

/** A search of everyone's quotes. */
export interface QuoteSearch {
  filter: QuoteFilter;
  /** The words to find in the number, the customer and the tools. */
  words: string;
}

/** The address of the first page of a customer's quotes. */
export const customerQuotesUrl = (email: string, filter: QuoteFilter): string =>
  `${apiBase}${listQuotesOf.href({ email })}?${new URLSearchParams({ status: filter })}`;

/** The address of the first page of everyone's quotes that match a search. */
export const quoteSearchUrl = ({ filter, words }: QuoteSearch): string => {
  const query = new URLSearchParams({ status: filter, ...(words && { q: words }) });
  return `${apiBase}${listQuotes.href()}?${query}`;
};

/** How many quotes match a search. */
export const countQuotes = (
  { filter, words }: QuoteSearch,
  signal: AbortSignal,
): Promise<Count> => {
  const query = new URLSearchParams({ of: 'quotes', status: filter, q: words });
  return callApi(count, `${count.href()}?${query}`, { signal });
};

export const readQuote = (id: string, signal: AbortSignal): Promise<Quote> =>
  callApi(getQuote, getQuote.href({ id }), { signal });

/** Requests a quote. The idempotency key lets the API recognise a retry. */
export const sendQuoteRequest = async (
  body: QuoteRequestInput,
  idempotencyKey: string,
): Promise<Quote> => {
  const headers = idempotencyHeader(idempotencyKey);
  const { quote } = await callApi(requestQuote, requestQuote.href(), {
    headers,
    body,
  });
  return quote;
};

/** Offers prices, or replaces the offer. The idempotency key lets the API recognise a retry. */
export const sendOffer = async (
  id: string,
  body: OfferInput,
  idempotencyKey: string,
): Promise<Quote> => {
  const headers = idempotencyHeader(idempotencyKey);
  const { quote } = await callApi(offerQuote, offerQuote.href({ id }), {
    headers,
    body,
  });
  return quote;
};

/** Accepts an offer. A repetition gets the same order. */
export const sendAcceptance = (id: string, body: AcceptanceInput): Promise<PlacedOrder> =>
  callApi(acceptQuote, acceptQuote.href({ id }), { body });

/** Declines an offer or a request. */
export const sendDecline = async (id: string, body: DeclineInput): Promise<Quote> =>
  (await callApi(declineQuote, declineQuote.href({ id }), { body })).quote;

/** Writes a message. The idempotency key lets the API recognise a retry. */
export const sendQuoteMessage = async (
  id: string,
  body: QuoteMessageInput,
  idempotencyKey: string,
): Promise<Quote> => {
  const headers = idempotencyHeader(idempotencyKey);
  const { quote } = await callApi(addQuoteMessage, addQuoteMessage.href({ id }), {
    headers,
    body,
  });
  return quote;
};

/** Fetches the PDF of an offer. */
export const readQuotePdf = ({
  _id: id,
  number,
}: Pick<Quote, '_id' | 'number'>): Promise<NamedFile> =>
  readPdf(getQuotePdf, getQuotePdf.href({ id }), `${number}.pdf`);
