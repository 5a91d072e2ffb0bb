import type { QuoteDocument } from '../documents/orders/quotes.ts';
import { publishChangedQuote } from '../services/live/publishQuotes.ts';
import { type DocumentEvent, documentChange } from './documentChange.ts';

/** Publishes a quote that has changed for the pages that listen to it. */
export const quoteChanged = (event: DocumentEvent): Promise<void> =>
  publishChangedQuote(documentChange<QuoteDocument>(event));
