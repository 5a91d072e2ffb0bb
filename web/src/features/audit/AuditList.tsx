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
  /** Whether it holds what was done to one target alone. */
  isOnlyTarget: boolean;
}

const Loading = () => (
  <Stack spacing={2} role="status" aria-label="Loading the audit log">
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} variant="rounded" height={128} />
    ))}
  </Stack>
);

const NoActs = () => (
  <EmptyState icon={mdiHistory} title="Nothing here yet">
    What admins change of tools, orders and users is noted here.
  </EmptyState>
);

const Records = ({ entries, isOnlyTarget }: { entries: AuditEntry[]; isOnlyTarget: boolean }) => (
  <Stack component="ol" spacing={2} sx={{ p: 0, m: 0, listStyle: 'none' }}>
    {entries.map((entry) => (
      <AuditCard key={entry._id} entry={entry} isOnlyTarget={isOnlyTarget} />
    ))}
  </Stack>
);

/** The audit log in whatever state it is. */
export const AuditList = ({ list, isOnlyTarget }: AuditListProps) => {
  const { isPending, isError, data, error, refetch } = list;
  if (isPending) return <Loading />;
  return (
    <Stack spacing={2}>
      {isError && <ListError message={messageOf(error)} onRetry={() => void refetch()} />}
      {data?.length === 0 && <NoActs />}
      {data && data.length > 0 && <Records entries={data} isOnlyTarget={isOnlyTarget} />}
      {list.hasNextPage && (
        <ShowMore loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()} />
      )}
    </Stack>
  );
};
