import { isNumberSearch } from 'functions/contract';
import { matchCountOf } from '../../../domain/search/matchCountText.ts';
import { SearchNotice } from '../../../domain/search/SearchNotice.tsx';
import { needsCountOfAll } from '../../../domain/search/searchNoticeText.ts';
import { type ReturnSearch, useReturnCount, type useReturnSearch } from './useReturnSearch.ts';

interface ReturnSearchNoticeProps {
  list: ReturnType<typeof useReturnSearch>;
  search: ReturnSearch;
  onClear: () => void;
}

/** Says that the filter hides matches of a search, or that the search ignores it. */
export const ReturnSearchNotice = ({ list, search, onClear }: ReturnSearchNoticeProps) => {
  const { words, filter } = search;
  const filters = { isFiltered: filter !== 'all', ignoresFilters: isNumberSearch(words) };
  const countsAll = needsCountOfAll({ words, ...filters });
  const { data: matches } = useReturnCount(search, countsAll && list.hasNextPage);
  const { data: all } = useReturnCount({ filter: 'all', words }, countsAll);
  return (
    <SearchNotice
      words={words}
      {...filters}
      found={matchCountOf(list, matches)}
      all={all}
      noun="return"
      onClear={onClear}
    />
  );
};
