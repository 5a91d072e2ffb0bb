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

const { listQuotesByEmail, getQuote } = apiRoutes;

/** The query keys of quotes. */
export const quoteKeys = {
  all: ['quotes'],
  lists: ['quotes', 'list'],
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
