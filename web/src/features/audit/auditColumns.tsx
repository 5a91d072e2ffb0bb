import type { AuditEntry } from 'functions/contract';
import { changeSummary } from '../../domain/audit/fieldChanges.ts';
import { DateTime } from '../../domain/time/DateTime.tsx';
import type { Column, CompactContent } from '../../ui/lists/rows/dataListProps.ts';
import { Ellipsis } from '../../ui/lists/rows/Ellipsis.tsx';
import { actionParts, actionText } from './auditTexts.ts';
import { TargetLink } from './TargetLink.tsx';

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
