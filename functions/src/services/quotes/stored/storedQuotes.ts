import { type ChangedQuote, type LiveQuote, parseQuoteNumber } from '../../../contract/index.ts';
import { type Stored, toSent } from '../../../contract/kinds/fields.ts';
import { quoteFields } from '../../../contract/quotes/fields.ts';
import { quotes } from '../../../store/collections/collections.ts';
import { numberedResource } from '../../../store/resource/resource.ts';

/** A stored quote, with the fields of responses. Search terms make up most of a document. */
export type StoredQuote = Stored<typeof quoteFields>;

/** Converts a stored quote to the one that functions publish. */
export const toLiveQuote = (quote: StoredQuote): LiveQuote => toSent(quoteFields, quote);

/** Quotes. */
export const quoteResource = numberedResource({
  collection: quotes,
  fields: quoteFields,
  notFound: 'quote-not-found',
  numberIn: parseQuoteNumber,
});

/** The response to a change of a quote. */
export const toChangedQuote = (id: string, quote: StoredQuote): ChangedQuote => ({
  acknowledged: true,
  quote: quoteResource.toSent(id, quote),
});
