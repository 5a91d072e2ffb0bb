import Stack from '@mui/material/Stack';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { shownMessageOf } from '../../lib/api/messages.ts';
import { ListError } from '../../ui/feedback/ListError.tsx';
import { ListSkeleton } from '../../ui/lists/ListSkeleton.tsx';
import { ShowMore } from '../../ui/lists/ShowMore.tsx';

interface PagedListProps<Row> {
  list: Pick<
    UseInfiniteQueryResult<Row[]>,
    | 'isPending'
    | 'data'
    | 'isPlaceholderData'
    | 'error'
    | 'refetch'
    | 'hasNextPage'
    | 'isFetchingNextPage'
    | 'fetchNextPage'
  >;
  /** What it says while it loads: `Loading the orders`. */
  loading: string;
  /** Shown above the rows. */
  notice?: ReactNode;
  /** Shown when there are none. */
  empty: ReactNode;
  children: (rows: Row[]) => ReactNode;
}

/** A list that is read page by page: loading, failed, empty or shown, and faded while it changes. */
export const PagedList = <Row,>({
  list,
  loading,
  notice,
  empty,
  children,
}: PagedListProps<Row>) => {
  const { isPending, data, isPlaceholderData, error, refetch, hasNextPage } = list;
  if (isPending) return <ListSkeleton label={loading} />;
  return (
    <Stack
      useFlexGap
      spacing={2}
      aria-busy={isPlaceholderData}
      sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}
    >
      {notice}
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {data?.length === 0 && empty}
      {data && children(data)}
      {hasNextPage && (
        <ShowMore loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()} />
      )}
    </Stack>
  );
};
