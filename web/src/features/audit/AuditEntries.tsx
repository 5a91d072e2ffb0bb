import { mdiFilterOutline } from '@mdi/js';
import Typography from '@mui/material/Typography';
import type { AuditEntry } from 'functions/contract';
import { FieldChanges } from '../../domain/audit/FieldChanges.tsx';
import { changeSummary } from '../../domain/audit/fieldChanges.ts';
import { DateTime } from '../../domain/time/DateTime.tsx';
import { formatFullDateTime } from '../../domain/time/dates.ts';
import { furtherPaths } from '../../lib/router/furtherPaths.ts';
import { DataList } from '../../ui/lists/DataList.tsx';
import type { Column, CompactContent, RowAction } from '../../ui/lists/rows/dataListProps.ts';
import { Ellipsis } from '../../ui/lists/rows/Ellipsis.tsx';
import { actionParts, actionText } from './auditTexts.ts';
import { TargetLink } from './TargetLink.tsx';
import { nameOf } from './useAuditFilters.ts';

/** Who acted: the account may have had no address. */
const adminOf = ({ by, byEmail }: AuditEntry) => byEmail || by;

const Action = (entry: AuditEntry) => {
  const { before, after } = actionParts(entry.action);
  return (
    <>
      {`${before} `}
      <TargetLink {...entry} />
      {after && ` ${after}`}
    </>
  );
};

const columns: Column<AuditEntry>[] = [
  { id: 'time', header: 'Time', width: 152, cell: ({ at }) => <DateTime at={at} /> },
  { id: 'admin', header: 'Admin', cell: adminOf },
  {
    id: 'action',
    header: 'Action',
    isName: true,
    cell: (entry) => (
      <Ellipsis>
        <Action {...entry} />
      </Ellipsis>
    ),
  },
  { id: 'changes', header: 'Changes', cell: changeSummary },
];

/** An action on a small screen. */
const compact = (entry: AuditEntry): CompactContent => ({
  lines: [
    { text: <Action {...entry} />, wraps: true },
    { text: changeSummary(entry), wraps: true },
    { text: adminOf(entry), end: <DateTime at={entry.at} />, wraps: true },
  ],
});

/** The rows of the audit log. */
export const auditRows = { columns, compact, nameOf: actionText };

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
    to: `${furtherPaths.auditLog}?${new URLSearchParams({ target: nameOf(target) })}`,
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
