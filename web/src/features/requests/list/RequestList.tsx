import Stack from '@mui/material/Stack';
import type { OrderRequest } from 'functions/contract';
import type { ReactNode } from 'react';
import type { useRequests } from '../../../domain/request/useRequests.ts';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { DataList } from '../../../ui/lists/DataList.tsx';
import { ListSkeleton } from '../../../ui/lists/ListSkeleton.tsx';
import { ShowMore } from '../../../ui/lists/ShowMore.tsx';
import { compactRequest, requestColumns, requestName } from './requestColumns.tsx';

interface RequestListProps {
  list: ReturnType<typeof useRequests>;
  /** Shown when there are none. */
  empty: ReactNode;
}

const Rows = ({ requests }: { requests: OrderRequest[] }) => (
  <DataList
    label="Requests for approval"
    rows={requests}
    columns={requestColumns}
    compact={compactRequest}
    nameOf={requestName}
  />
);

/** A list of requests for approval: loading, failed, empty or shown. */
export const RequestList = ({ list, empty }: RequestListProps) => {
  const { isPending, data, isPlaceholderData, error, refetch, hasNextPage } = list;
  if (isPending) return <ListSkeleton label="Loading the requests" />;
  return (
    <Stack
      useFlexGap
      spacing={2}
      aria-busy={isPlaceholderData}
      sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}
    >
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {data?.length === 0 && empty}
      {data && data.length > 0 && <Rows requests={data} />}
      {hasNextPage && (
        <ShowMore loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()} />
      )}
    </Stack>
  );
};
