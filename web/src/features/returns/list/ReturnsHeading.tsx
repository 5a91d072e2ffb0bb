import { formatCount } from 'functions/contract';
import { ListHeading } from '../../../domain/page/ListHeading.tsx';
import { MatchCount } from '../../../domain/search/MatchCount.tsx';
import { matchCountOf } from '../../../domain/search/matchCountText.ts';
import { type ReturnSearch, useReturnCount, type useReturnSearch } from './useReturnSearch.ts';

interface ReturnsHeadingProps {
  list: ReturnType<typeof useReturnSearch>;
  search: ReturnSearch;
}

const title = 'Returns';

/** The number of returns that the filter selects, and how many of them match the words. */
export const ReturnsHeading = ({ list, search }: ReturnsHeadingProps) => {
  const { data: selected } = useReturnCount({ filter: search.filter, words: '' });
  const hasWords = search.words !== '';
  const { data: matches } = useReturnCount(search, hasWords && list.hasNextPage);
  return (
    <ListHeading title={title} counted={selected && `${title} (${formatCount(selected.count)})`}>
      {hasWords && !list.isError && (
        <MatchCount found={matchCountOf(list, matches)} noun="return" />
      )}
    </ListHeading>
  );
};
