import {
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { apiRoutes, type Quote, type QuoteFilter } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { invalidateQueries } from '../../lib/queries/invalidateQueries.ts';
import { keptList, keptQuery } from '../../lib/queries/kept/keptQuery.ts';
import { pagedList } from '../../lib/queries/pagedList.ts';
import { laterQuote } from './laterQuote.ts';

/** A search of everyone's quotes. */
export interface QuoteSearch {
  filter: QuoteFilter;
  /** The customer whose quotes are meant: a person or a company; empty or missing for all. */
  payer?: string;
  /** The words to find in the number, the customer and the tools. */
  words: string;
}

const { listQuotesByEmail, listQuotes, getQuote, count } = apiRoutes;

/** The query keys of quotes. */
export const quoteKeys = {
  all: ['quotes'],
  lists: ['quotes', 'list'],
  count: (search: QuoteSearch) => ['quotes', 'count', search],
  one: (id: string) => ['quotes', 'one', id],
};

/** A customer's quotes, newest first, a page at a time. */
export const useCustomerQuotes = (email: string, filter: QuoteFilter) =>
  useInfiniteQuery({
    ...keptList(
      pagedList(quoteKeys.lists, listQuotesByEmail, {
        params: { email },
        query: { status: filter },
      }),
    ),
    placeholderData: keepPreviousData,
  });

const queryOf = ({ filter, payer, words }: QuoteSearch) => ({
  status: filter,
  ...(payer && { payer }),
  q: words,
});

/** Everyone's quotes that match a search, newest first, a page at a time. */
export const useQuoteSearch = (search: QuoteSearch) =>
  useInfiniteQuery({
    ...pagedList(quoteKeys.lists, listQuotes, { query: queryOf(search) }),
    placeholderData: keepPreviousData,
  });

/** The number of quotes that match a search. */
export const useQuoteCount = (search: QuoteSearch, enabled: boolean) =>
  useQuery({
    queryKey: quoteKeys.count(search),
    queryFn: ({ signal }) => {
      const query = { of: 'quotes', ...queryOf(search) } as const;
      return callApi(count, { query, signal });
    },
    enabled,
  });

export const useQuote = (id: string) =>
  useQuery(
    keptQuery(quoteKeys.one(id), ({ signal }) => callApi(getQuote, { params: { id }, signal })),
  );

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
