import { isNumberSearch } from 'functions/contract';
import { SearchNotice } from '../../domain/search/SearchNotice.tsx';
import { needsCountOfAll } from '../../domain/search/searchNoticeText.ts';
import { hasFilters } from './invoiceTexts.ts';
import { everyInvoice, useInvoiceCount } from './useInvoices.ts';
import { type InvoiceSearchProps, useNarrowedCount } from './useNarrowedCount.ts';

interface InvoiceSearchNoticeProps extends InvoiceSearchProps {
  onClear: () => void;
}

/** Says that the filters hide matches of a search, or that the search ignores them. */
export const InvoiceSearchNotice = ({ list, search, onClear }: InvoiceSearchNoticeProps) => {
  const { words } = search;
  const filters = { isFiltered: hasFilters(search), ignoresFilters: isNumberSearch(words) };
  const { data: all } = useInvoiceCount(
    { ...everyInvoice, words },
    needsCountOfAll({ words, ...filters }),
  );
  const matchCount = useNarrowedCount({ list, search }) ?? undefined;
  return (
    <SearchNotice
      words={words}
      {...filters}
      found={matchCount}
      all={all}
      noun="document"
      onClear={onClear}
    />
  );
};
