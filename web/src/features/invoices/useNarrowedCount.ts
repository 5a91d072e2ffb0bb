import type { Count } from 'functions/contract';
import { matchCountOf } from '../../domain/search/matchCountText.ts';
import { isEmptyPeriod } from '../../domain/time/period.ts';
import type { InvoiceSearch } from './invoiceSearch.ts';
import { hasFilters } from './invoiceTexts.ts';
import { useInvoiceCount, type useInvoiceSearch } from './useInvoices.ts';

export interface InvoiceSearchProps {
  list: ReturnType<typeof useInvoiceSearch>;
  search: InvoiceSearch;
}

/**
 * How many documents a narrowed list has, undefined while it is unknown; null for the whole list.
 */
export const useNarrowedCount = ({
  list,
  search,
}: InvoiceSearchProps): Count | undefined | null => {
  const isNarrowed = (search.words !== '' || hasFilters(search)) && !isEmptyPeriod(search);
  const { data: matches } = useInvoiceCount(search, isNarrowed && list.hasNextPage);
  return isNarrowed && !list.isError ? matchCountOf(list, matches) : null;
};
