import { isDeepStrictEqual } from 'node:util';
import type { LiveQuote } from '../../contract/index.ts';
import { namesOf } from '../../contract/kinds/fields.ts';
import { quoteFields } from '../../contract/quotes/fields.ts';
import type { QuoteDocument } from '../../documents/orders/quotes.ts';
import { batchCalls } from '../../store/calls/batchCalls.ts';
import { liveQuotes, quotes } from '../../store/collections/collections.ts';
import type { ServerTime } from '../../store/collections/serverTime.ts';
import { type StoredQuote, toLiveQuote } from '../quotes/stored/storedQuotes.ts';
import { publishDocuments, type Source } from './publishDocuments.ts';

/** All quotes, and what is published of them. */
export const quoteSource: Source<QuoteDocument, LiveQuote> = {
  originals: quotes,
  fields: namesOf(quoteFields),
  published: liveQuotes,
  toLive: (_id, quote) => toLiveQuote(quote),
};

/** Publishes the current state of quotes, and removes what was published of deleted ones. */
export const publishQuotes = (ids: readonly string[]): Promise<ServerTime[]> =>
  publishDocuments(quoteSource, ids);

const publishedQuote = (quote: StoredQuote | undefined): LiveQuote | undefined =>
  quote && toLiveQuote(quote);

const publishQuote = batchCalls(
  async (ids: readonly string[]) => {
    await publishQuotes([...new Set(ids)]);
    return ids;
  },
  { calls: 100, loads: 1 },
);

/** A quote before and after a change; `undefined` if it did not exist. */
export interface QuoteChange {
  id: string;
  before: QuoteDocument | undefined;
  after: QuoteDocument | undefined;
}

/** Publishes a quote after a change, unless the change is of fields that no response has. */
export const publishChangedQuote = async ({ id, before, after }: QuoteChange): Promise<void> => {
  if (isDeepStrictEqual(publishedQuote(before), publishedQuote(after))) return;
  await publishQuote(id);
};
