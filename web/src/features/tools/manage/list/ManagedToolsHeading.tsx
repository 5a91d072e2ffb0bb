import { formatCount } from 'functions/contract';
import { ListHeading } from '../../../../domain/page/ListHeading.tsx';
import { MatchCount } from '../../../../domain/search/MatchCount.tsx';
import { matchCountOf } from '../../../../domain/search/matchCountText.ts';
import { type useManagedTools, useToolCount, useToolMatches } from '../requests/useManagedTools.ts';

const title = 'All tools';

interface HeadingProps {
  list: ReturnType<typeof useManagedTools>;
  words: string;
}

export const ManagedToolsHeading = ({ list, words }: HeadingProps) => {
  const { data: all } = useToolCount();
  const { data: matches } = useToolMatches(words, words !== '' && list.hasNextPage);
  return (
    <ListHeading title={title} counted={all === undefined ? all : `${title} ${formatCount(all)}`}>
      {words && !list.isError && <MatchCount found={matchCountOf(list, matches)} noun="tool" />}
    </ListHeading>
  );
};
