import { mdiHistory } from '@mdi/js';
import Stack from '@mui/material/Stack';
import { shownMessageOf } from '../../lib/api/messages.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ListError } from '../../ui/feedback/ListError.tsx';
import { ListSkeleton } from '../../ui/lists/ListSkeleton.tsx';
import { ShowMore } from '../../ui/lists/ShowMore.tsx';
import { AuditEntries } from './AuditEntries.tsx';
import type { useAuditLog } from './useAuditLog.ts';

interface AuditListProps {
  list: ReturnType<typeof useAuditLog>;
  /** Whether the log is filtered to one target. */
  isOnlyTarget: boolean;
  isFiltered: boolean;
}

const NoMatch = () => (
  <EmptyState icon={mdiHistory} title="No action matches">
    Try another admin, another action, or more days.
  </EmptyState>
);

const Empty = () => (
  <EmptyState icon={mdiHistory} title="Nothing here yet">
    Changes that admins make to tools, orders and users appear here.
  </EmptyState>
);

/** The audit log, or its loading, empty or error state. */
export const AuditList = ({ list, isOnlyTarget, isFiltered }: AuditListProps) => {
  const { isPending, data, isPlaceholderData, error, refetch } = list;
  if (isPending) return <ListSkeleton label="Loading the audit log" />;
  return (
    <Stack
      useFlexGap
      spacing={2}
      aria-busy={isPlaceholderData}
      sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}
    >
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {data?.length === 0 && (isFiltered ? <NoMatch /> : <Empty />)}
      {data && data.length > 0 && <AuditEntries entries={data} isOnlyTarget={isOnlyTarget} />}
      {list.hasNextPage && (
        <ShowMore loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()} />
      )}
    </Stack>
  );
};
