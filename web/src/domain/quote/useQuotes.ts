import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiRoutes, type Quote } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { invalidateQueries } from '../../lib/queries/invalidateQueries.ts';
import { keptQuery } from '../../lib/queries/kept/keptQuery.ts';
import { laterQuote } from './laterQuote.ts';

/** The query keys of quotes. */
export const quoteKeys = {
  all: ['quotes'],
  lists: ['quotes', 'list'],
  one: (id: string) => ['quotes', 'one', id],
};

export const useQuote = (id: string) =>
  useQuery(
    keptQuery(quoteKeys.one(id), ({ signal }) =>
      callApi(apiRoutes.getQuote, { params: { id }, signal }),
    ),
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
