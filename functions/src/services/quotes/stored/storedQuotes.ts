import { type ChangedQuote, type LiveQuote, parseQuoteNumber } from '../../../contract/index.ts';
import { type Stored, toSent } from '../../../contract/kinds/fields.ts';
import { quoteFields } from '../../../contract/quotes/fields.ts';
import { ApiError } from '../../../errors.ts';
import type { PrintedQuote } from '../../../invoices/texts/quoteTexts.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { quotes } from '../../../store/collections/collections.ts';
import { numberedResource } from '../../../store/resource/resource.ts';
import { readPrintedShop } from '../../settings/settings.ts';

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

/**
 * The offer of a quote, by its id or number, to be printed with the seller of the settings. Throws
 * `quote-not-found`, also for another account's quote, and for one without an offer.
 */
export const readPrintedQuote = async (
  idOrNumber: string,
  caller: Caller,
): Promise<PrintedQuote> => {
  const { content } = await quoteResource.find(idOrNumber, caller);
  const { totals, validUntil } = content;
  if (!totals || !validUntil) throw new ApiError('quote-not-found');
  const { seller, timeZone } = await readPrintedShop();
  return { quote: { ...content, totals, validUntil }, seller, timeZone };
};
