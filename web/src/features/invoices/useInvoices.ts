import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ListedInvoice } from 'functions/contract';
import { pagedList } from '../../lib/queries/pagedList.ts';
import { countInvoices, type InvoiceSearch, invoicesUrl } from './invoiceRequests.ts';

const keys = {
  list: (first: string) => ['invoices', 'list', first],
  count: (search: InvoiceSearch) => ['invoices', 'count', search],
};

/** The invoices and credit notes that match a search, newest first, a page at a time. */
export const useInvoiceSearch = (search: InvoiceSearch, enabled: boolean) => {
  const first = invoicesUrl(search);
  return useInfiniteQuery({
    queryKey: keys.list(first),
    ...pagedList<ListedInvoice>(first),
    placeholderData: keepPreviousData,
    enabled,
  });
};

/** The number of invoices and credit notes that match a search. */
export const useInvoiceCount = (search: InvoiceSearch, enabled = true) =>
  useQuery({
    queryKey: keys.count(search),
    queryFn: ({ signal }) => countInvoices(search, signal),
    enabled,
  });
