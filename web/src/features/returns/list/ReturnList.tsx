import { mdiKeyboardReturn } from '@mdi/js';
import Stack from '@mui/material/Stack';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { DataList } from '../../../ui/lists/DataList.tsx';
import { ListSkeleton } from '../../../ui/lists/ListSkeleton.tsx';
import { ShowMore } from '../../../ui/lists/ShowMore.tsx';
import { compactReturn, returnColumns, returnName } from './returnColumns.tsx';
import { noReturnsText } from './returnListTexts.ts';
import type { ReturnSearch, useReturnSearch } from './useReturnSearch.ts';

interface ReturnListProps {
  list: ReturnType<typeof useReturnSearch>;
  search: ReturnSearch;
}

const Empty = ({ search }: Pick<ReturnListProps, 'search'>) => {
  const { title, advice } = noReturnsText(search);
  return (
    <EmptyState icon={mdiKeyboardReturn} title={title}>
      {advice}
    </EmptyState>
  );
};

/** The list of returns for staff: loading, failed, empty or shown. */
export const ReturnList = ({ list, search }: ReturnListProps) => {
  const { isPending, data, isPlaceholderData, error, refetch, hasNextPage } = list;
  if (isPending) return <ListSkeleton label="Loading the returns" />;
  return (
    <Stack
      useFlexGap
      spacing={2}
      aria-busy={isPlaceholderData}
      sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}
    >
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {data?.length === 0 && !hasNextPage && <Empty search={search} />}
      {data && data.length > 0 && (
        <DataList
          label="Returns"
          rows={data}
          columns={returnColumns}
          compact={compactReturn}
          nameOf={returnName}
        />
      )}
      {hasNextPage && (
        <ShowMore loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()} />
      )}
    </Stack>
  );
};
