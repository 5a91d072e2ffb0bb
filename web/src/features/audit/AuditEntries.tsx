import { mdiFilterOutline } from '@mdi/js';
import type { AuditEntry } from 'functions/contract';
import { paths } from '../../lib/router/paths.ts';
import { DataList } from '../../ui/lists/DataList.tsx';
import type { RowAction } from '../../ui/lists/rows/dataListProps.ts';
import { AuditDetails } from './AuditDetails.tsx';
import { auditColumns, compactAudit } from './auditColumns.tsx';
import { actionText } from './auditTexts.ts';
import { nameOf } from './useAuditFilters.ts';

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
    columns={auditColumns}
    compact={compactAudit}
    nameOf={actionText}
    actions={isOnlyTarget ? noActions : filterAction}
    details={AuditDetails}
  />
);
