import { isNumberSearch } from 'functions/contract';
import {
  type QuoteSearch,
  useQuoteCount,
  type useQuoteSearch,
} from '../../../domain/quote/useQuotes.ts';
import { matchCountOf } from '../../../domain/search/matchCountText.ts';
import { SearchNotice } from '../../../domain/search/SearchNotice.tsx';
import { needsCountOfAll } from '../../../domain/search/searchNoticeText.ts';

interface QuoteSearchNoticeProps {
  list: ReturnType<typeof useQuoteSearch>;
  search: QuoteSearch;
  onClear: () => void;
}

/** Says that the filter hides matches of a search, or that the search ignores it. */
export const QuoteSearchNotice = ({ list, search, onClear }: QuoteSearchNoticeProps) => {
  const { words, filter, payer = '' } = search;
  const filters = {
    isFiltered: filter !== 'all' || payer !== '',
    ignoresFilters: isNumberSearch(words),
  };
  const countsAll = needsCountOfAll({ words, ...filters });
  const { data: matches } = useQuoteCount(search, countsAll && list.hasNextPage);
  const { data: all } = useQuoteCount({ filter: 'all', words }, countsAll);
  return (
    <SearchNotice
      words={words}
      {...filters}
      found={matchCountOf(list, matches)}
      all={all}
      noun="quote"
      onClear={onClear}
    />
  );
};
