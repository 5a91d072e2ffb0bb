import { mdiHistory } from '@mdi/js';
import Stack from '@mui/material/Stack';
import type { CompanyLogEntry } from 'functions/contract';
import { FieldChanges } from '../../../domain/audit/FieldChanges.tsx';
import { changeSummary } from '../../../domain/audit/fieldChanges.ts';
import { DateTime } from '../../../domain/time/DateTime.tsx';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { DataList } from '../../../ui/lists/DataList.tsx';
import { ListSkeleton } from '../../../ui/lists/ListSkeleton.tsx';
import type { Column, CompactContent } from '../../../ui/lists/rows/dataListProps.ts';
import { Ellipsis } from '../../../ui/lists/rows/Ellipsis.tsx';
import { ShowMore } from '../../../ui/lists/ShowMore.tsx';
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

/** What members and the shop have changed: loading, failed, empty or shown. */
export const CompanyLog = ({ list }: { list: ReturnType<typeof useCompanyLog> }) => {
  const { data, error, isPending, refetch } = list;
  if (isPending) return <ListSkeleton label="Loading the log" />;
  return (
    <Stack useFlexGap spacing={2}>
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {data?.length === 0 && (
        <EmptyState icon={mdiHistory} title="Nothing was changed yet">
          Changes of details, rules, members and limits appear here.
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <DataList
          label="Changes"
          rows={data}
          columns={columns}
          compact={compact}
          nameOf={entryText}
          details={({ before, after }) => <FieldChanges before={before} after={after} />}
        />
      )}
      {list.hasNextPage && (
        <ShowMore loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()} />
      )}
    </Stack>
  );
};
