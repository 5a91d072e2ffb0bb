import { useQueryClient } from '@tanstack/react-query';
import type { Quote } from 'functions/contract';
import { invalidateQueries } from '../../../invalidateQueries.ts';
import { changeCached } from '../../../live/changeCached.ts';
import { quoteKeys } from '../useQuotes.ts';
import { laterQuote } from './laterQuote.ts';

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
