import Button from '@mui/material/Button';
import { formatCount } from 'functions/contract';
import type { PropsWithChildren, ReactNode } from 'react';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import type { Identified } from '../../ui/lists/rows/dataListProps.ts';
import { ListMatches } from '../../ui/lists/selection/matches.ts';
import { PagedList } from '../page/PagedList.tsx';
import { SearchNotice } from '../search/SearchNotice.tsx';
import type { ListPartProps } from './ListHead.tsx';
import { StaffListView } from './views/StaffListView.tsx';

interface ListResultsProps<Row extends Identified, Filter extends string>
  extends ListPartProps<Row, Filter> {
  /** Shown above the rows. */
  notice?: ReactNode;
  children: (rows: Row[]) => ReactNode;
}

/** The results of a list of staff have views. */
const Viewed = <Row extends Identified, Filter extends string>({
  kind: { staffList, columns, ...kind },
  children,
}: PropsWithChildren<Pick<ListPartProps<Row, Filter>, 'kind'>>) =>
  staffList && columns ? (
    <StaffListView kind={{ ...kind, staffList, columns }}>{children}</StaffListView>
  ) : (
    children
  );

/** What a list finds, and what its filters hide; nothing for a period without days. */
export const ListResults = <Row extends Identified, Filter extends string>({
  kind,
  list: { list, words, search, isEmpty, isNarrowed, state, showAll, found, total },
  notice,
  children,
}: ListResultsProps<Row, Filter>) => {
  if (isEmpty) return null;
  const { noun, plural = `${noun}s` } = kind;
  const { title, advice, action } = list.hasNextPage
    ? { title: `No ${noun} found so far`, advice: 'Show more to search older ones too.' }
    : kind.empty(search);
  const clear = () => {
    words.search('');
    showAll();
  };
  const matches = {
    search: JSON.stringify(search),
    count: (isNarrowed ? found : total)?.count,
    loaded: list.data?.length ?? 0,
    format: formatCount,
    hasMore: list.hasNextPage && !list.isPlaceholderData,
    loadMore: () => list.fetchNextPage({ cancelRefetch: false }),
  };
  return (
    <Viewed kind={kind}>
      <ListMatches value={matches}>
        <SearchNotice {...state} noun={noun} plural={plural} onClear={showAll} />
        {notice}
        <PagedList
          list={list}
          loading={`Loading the ${plural}`}
          empty={
            <EmptyState
              icon={kind.icon}
              title={title}
              action={action ?? (isNarrowed && <Button onClick={clear}>See all {plural}</Button>)}
            >
              {advice}
            </EmptyState>
          }
        >
          {children}
        </PagedList>
      </ListMatches>
    </Viewed>
  );
};
