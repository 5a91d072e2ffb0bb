import {
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Quote, QuoteFilter } from 'functions/contract';
import { invalidateQueries } from '../../lib/queries/invalidateQueries.ts';
import { pagedList } from '../../lib/queries/pagedList.ts';
import { laterQuote } from './laterQuote.ts';
import {
  countQuotes,
  customerQuotesUrl,
  type QuoteSearch,
  quoteSearchUrl,
  readQuote,
} from './quoteRequests.ts';

/** The query keys of quotes. */
export const quoteKeys = {
  all: ['quotes'],
  list: (first: string) => ['quotes', 'list', first],
  count: (search: QuoteSearch) => ['quotes', 'count', search],
  one: (id: string) => ['quotes', 'one', id],
};

const quotePages = (first: string) => ({
  queryKey: quoteKeys.list(first),
  ...pagedList<Quote>(first),
  placeholderData: keepPreviousData,
});

/** A customer's quotes, newest first, a page at a time. */
export const useCustomerQuotes = (email: string, filter: QuoteFilter) =>
  useInfiniteQuery(quotePages(customerQuotesUrl(email, filter)));

/** Everyone's quotes that match a search, newest first, a page at a time. */
export const useQuoteSearch = (search: QuoteSearch) =>
  useInfiniteQuery(quotePages(quoteSearchUrl(search)));

/** The number of quotes that match a search. */
export const useQuoteCount = (search: QuoteSearch, enabled: boolean) =>
  useQuery({
    queryKey: quoteKeys.count(search),
    queryFn: ({ signal }) => countQuotes(search, signal),
    enabled,
  });

export const useQuote = (id: string) =>
  useQuery({ queryKey: quoteKeys.one(id), queryFn: ({ signal }) => readQuote(id, signal) });

/** Shows a changed quote at once, and refreshes the lists. */
export const useQuoteUpdate = () => {
  const client = useQueryClient();
  return async (quote: Quote) => {
    await invalidateQueries(client, quoteKeys.all);
    client.setQueryData<Quote>(quoteKeys.one(quote._id), (cached) =>
      cached ? laterQuote(cached, quote) : quote,
    );
  };
};
