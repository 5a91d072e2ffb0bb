import { useQueryClient } from '@tanstack/react-query';
import type { Quote } from 'functions/contract';
import { laterQuote } from '../../../domain/quote/laterQuote.ts';
import { quoteKeys } from '../../../domain/quote/useQuotes.ts';
import { changeCached } from '../../../lib/queries/changeCached.ts';
import { invalidateQueries } from '../../../lib/queries/invalidateQueries.ts';

/** Brings the changes of a quote into the cache, by its id and by its number. */
export const useLiveQuote = () => {
  const client = useQueryClient();
  const refresh = () => void invalidateQueries(client, quoteKeys.all);
  const onContent = (quote: Quote | undefined) => {
    if (!quote) return refresh();
    for (const key of [quote._id, quote.number]) {
      changeCached<Quote>(client, quoteKeys.one(key), (cached) =>
        cached._id === quote._id ? laterQuote(cached, quote) : cached,
      );
    }
  };
  return { onContent, refresh };
};
