import type { DocumentReference } from 'firebase-admin/firestore';
import {
  type ChangedQuote,
  type DocumentCaller,
  type LiveQuote,
  maySee,
  parseQuoteNumber,
  type Quote,
} from '../../../contract/index.ts';
import { type Stored, toSent } from '../../../contract/kinds/fields.ts';
import { quoteFields } from '../../../contract/quotes/fields.ts';
import type { QuoteDocument } from '../../../documents/orders/quotes.ts';
import { ApiError } from '../../../errors.ts';
import type { Buyer } from '../../../store/accounts/buyer.ts';
import { isDocumentId, quotes } from '../../../store/collections/collections.ts';
import { readDocument } from '../../../store/reads/documents.ts';
import { type Found, findDocuments } from '../../../store/reads/queries.ts';

/** A stored quote, with the fields of responses. Search terms make up most of a document. */
export type StoredQuote = Stored<typeof quoteFields>;

/** Converts a stored quote to the one that functions publish. */
export const toLiveQuote = (quote: StoredQuote): LiveQuote => toSent(quoteFields, quote);

/** Converts a stored quote to the one that the API sends. */
export const toQuote = (_id: string, quote: StoredQuote): Quote => ({ _id, ...toLiveQuote(quote) });

/** The response to a change of a quote. */
export const toChangedQuote = (id: string, quote: StoredQuote): ChangedQuote => ({
  acknowledged: true,
  quote: toQuote(id, quote),
});

/** The reference to a quote. Throws `quote-not-found` for an invalid id. */
export const quoteReference = (id: string): DocumentReference<QuoteDocument, QuoteDocument> => {
  if (!isDocumentId(id)) throw new ApiError('quote-not-found');
  return quotes.doc(id);
};

/** The quote, if the caller may see it. Throws `quote-not-found` otherwise. */
export const permittedQuote = (
  quote: QuoteDocument | undefined,
  caller: DocumentCaller,
): QuoteDocument => {
  if (quote && maySee(quote, caller)) return quote;
  throw new ApiError('quote-not-found');
};

/** The most quotes that are read to find one by its number. Hardly any two share a number. */
const maxWithNumber = 10;

const findByNumber = async (number: string, caller: Buyer): Promise<Found<QuoteDocument>> => {
  const found = await findDocuments(quotes.where('number', '==', number), maxWithNumber);
  const [own, another] = found.filter(({ content }) => maySee(content, caller));
  if (!own || another) throw new ApiError('quote-not-found');
  return own;
};

/**
 * The quote with this id or number. Throws `quote-not-found`, also for another account's quote, and
 * for a number that several quotes of the caller's share: a search finds them all.
 */
export const findQuote = async (
  idOrNumber: string,
  caller: Buyer,
): Promise<Found<QuoteDocument>> => {
  const number = parseQuoteNumber(idOrNumber);
  if (number) return findByNumber(number, caller);
  const content = await readDocument(quoteReference(idOrNumber));
  return { id: idOrNumber, content: permittedQuote(content, caller) };
};

/** The quote with this id or number, as responses contain it. Throws `quote-not-found`. */
export const getQuote = async (idOrNumber: string, caller: Buyer): Promise<Quote> => {
  const { id, content } = await findQuote(idOrNumber, caller);
  return toQuote(id, content);
};
