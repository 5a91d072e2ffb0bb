import { mdiHistory } from '@mdi/js';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { AuditEntry } from 'functions/contract';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ListError } from '../../components/ListError.tsx';
import { ShowMore } from '../../components/ShowMore.tsx';
import { messageOf } from '../../messages.ts';
import { AuditCard } from './AuditCard.tsx';
import type { useAuditLog } from './useAuditLog.ts';

interface AuditListProps {
  list: ReturnType<typeof useAuditLog>;
  /** Whether the log is filtered to one target. */
  isOnlyTarget: boolean;
}

const Loading = () => (
  <Stack spacing={2} role="status" aria-label="Loading the audit log">
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} variant="rounded" height={128} />
    ))}
  </Stack>
);

const Empty = () => (
  <EmptyState icon={mdiHistory} title="Nothing here yet">
    Changes that admins make to tools, orders and users appear here.
  </EmptyState>
);

const Entries = ({ entries, isOnlyTarget }: { entries: AuditEntry[]; isOnlyTarget: boolean }) => (
  <Stack component="ol" spacing={2} sx={{ p: 0, m: 0, listStyle: 'none' }}>
    {entries.map((entry) => (
      <AuditCard key={entry._id} entry={entry} isOnlyTarget={isOnlyTarget} />
    ))}
  </Stack>
);

/** The audit log, or its loading, empty or error state. */
export const AuditList = ({ list, isOnlyTarget }: AuditListProps) => {
  const { isPending, isError, data, error, refetch } = list;
  if (isPending) return <Loading />;
  return (
    <Stack spacing={2}>
      {isError && <ListError message={messageOf(error)} onRetry={() => void refetch()} />}
      {data?.length === 0 && <Empty />}
      {data && data.length > 0 && <Entries entries={data} isOnlyTarget={isOnlyTarget} />}
      {list.hasNextPage && (
        <ShowMore loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()} />
      )}
    </Stack>
  );
};
