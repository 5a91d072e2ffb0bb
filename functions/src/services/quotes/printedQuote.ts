import { ApiError } from '../../errors.ts';
import type { PrintedQuote } from '../../invoices/texts/quoteTexts.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { readSettings } from '../settings/settings.ts';
import { quoteResource } from './stored/storedQuotes.ts';

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
  const { seller, timeZone } = await readSettings();
  return { quote: { ...content, totals, validUntil }, seller, timeZone };
};
