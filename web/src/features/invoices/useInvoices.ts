import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { apiRoutes } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { pagedList } from '../../lib/queries/pagedList.ts';
import { type InvoiceSearch, searchQuery } from './invoiceSearch.ts';

export const everyInvoice: InvoiceSearch = { kind: '', words: '', from: '', to: '' };

const keys = {
  lists: ['invoices', 'list'],
  count: (search: InvoiceSearch) => ['invoices', 'count', search],
};

/** The invoices and credit notes that match a search, newest first, a page at a time. */
export const useInvoiceSearch = (search: InvoiceSearch, enabled: boolean) =>
  useInfiniteQuery({
    ...pagedList(keys.lists, apiRoutes.listInvoices, { query: searchQuery(search) }),
    placeholderData: keepPreviousData,
    enabled,
  });

/** The number of invoices and credit notes that match a search. */
export const useInvoiceCount = (search: InvoiceSearch, enabled = true) =>
  useQuery({
    queryKey: keys.count(search),
    queryFn: ({ signal }) =>
      callApi(apiRoutes.count, { query: { of: 'invoices', ...searchQuery(search) }, signal }),
    enabled,
  });
