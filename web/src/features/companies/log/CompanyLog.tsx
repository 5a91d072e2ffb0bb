import { mdiHistory } from '@mdi/js';
import type { CompanyLogEntry } from 'functions/contract';
import { FieldChanges } from '../../../domain/audit/FieldChanges.tsx';
import { changeSummary } from '../../../domain/audit/fieldChanges.ts';
import { PagedList } from '../../../domain/page/PagedList.tsx';
import { DateTime } from '../../../domain/time/DateTime.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { DataList } from '../../../ui/lists/DataList.tsx';
import type { Column, CompactContent } from '../../../ui/lists/rows/dataListProps.ts';
import { Ellipsis } from '../../../ui/lists/rows/Ellipsis.tsx';
import type { useCompanyLog } from '../data/useCompany.ts';
import { entryText } from './logTexts.ts';

const byOf = ({ byEmail }: CompanyLogEntry): string => byEmail || 'The shop';

const columns: Column<CompanyLogEntry>[] = [
  { id: 'time', header: 'Time', width: 152, cell: ({ at }) => <DateTime at={at} /> },
  { id: 'by', header: 'By', width: 0.24, cell: byOf },
  {
    id: 'action',
    header: 'Action',
    width: 0.24,
    isName: true,
    cell: (entry) => <Ellipsis>{entryText(entry)}</Ellipsis>,
  },
  { id: 'changes', header: 'Changes', cell: changeSummary },
];

const compact = (entry: CompanyLogEntry): CompactContent => ({
  lines: [
    { text: entryText(entry), wraps: true },
    { text: changeSummary(entry), wraps: true },
    { text: byOf(entry), end: <DateTime at={entry.at} />, wraps: true },
  ],
});

const logRows = {
  columns,
  compact,
  nameOf: entryText,
  details: ({ before, after }: CompanyLogEntry) => <FieldChanges before={before} after={after} />,
};

const noChanges = (
  <EmptyState icon={mdiHistory} title="Nothing was changed yet">
    Changes of details, rules, members and limits appear here.
  </EmptyState>
);

/** What members and the shop have changed: loading, failed, empty or shown. */
export const CompanyLog = ({ list }: { list: ReturnType<typeof useCompanyLog> }) => (
  <PagedList list={list} loading="Loading the log" empty={noChanges}>
    {(entries) => entries.length > 0 && <DataList label="Changes" rows={entries} {...logRows} />}
  </PagedList>
);
