import { mdiFilterOutline } from '@mdi/js';
import Typography from '@mui/material/Typography';
import type { AuditEntry } from 'functions/contract';
import { FieldChanges } from '../../domain/audit/FieldChanges.tsx';
import { formatFullDateTime } from '../../domain/time/dates.ts';
import { paths } from '../../lib/router/paths.ts';
import { DataList } from '../../ui/lists/DataList.tsx';
import type { RowAction } from '../../ui/lists/rows/dataListProps.ts';
import { auditRows } from './auditColumns.tsx';
import { nameOf } from './useAuditFilters.ts';

/** All fields that an action changed, with its time and its request in the server's log. */
const AuditDetails = ({ before, after, at, requestId }: AuditEntry) => (
  <>
    <FieldChanges before={before} after={after} />
    <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {`${formatFullDateTime(at)} · Request ${requestId}`}
    </Typography>
  </>
);

interface AuditEntriesProps {
  entries: AuditEntry[];
  /** Whether the log is filtered to one target. */
  isOnlyTarget: boolean;
}

const filterAction = ({ target }: AuditEntry): RowAction[] => [
  {
    label: 'All actions on this',
    icon: mdiFilterOutline,
    to: `${paths.auditLog}?${new URLSearchParams({ target: nameOf(target) })}`,
  },
];

const noActions = (): RowAction[] => [];

/** The actions of admins: who did what to which target, what changed, and when. */
export const AuditEntries = ({ entries, isOnlyTarget }: AuditEntriesProps) => (
  <DataList
    label="Actions"
    rows={entries}
    {...auditRows}
    actions={isOnlyTarget ? noActions : filterAction}
    details={AuditDetails}
  />
);
