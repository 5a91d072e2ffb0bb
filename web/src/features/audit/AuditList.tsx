import { mdiHistory } from '@mdi/js';
import { PagedList } from '../../domain/page/PagedList.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
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
export const AuditList = ({ list, isOnlyTarget, isFiltered }: AuditListProps) => (
  <PagedList
    list={list}
    loading="Loading the audit log"
    empty={isFiltered ? <NoMatch /> : <Empty />}
  >
    {(rows) => rows.length > 0 && <AuditEntries entries={rows} isOnlyTarget={isOnlyTarget} />}
  </PagedList>
);
