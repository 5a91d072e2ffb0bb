import { mdiDeleteOutline, mdiPencilOutline, mdiTagPlusOutline } from '@mdi/js';
import Stack from '@mui/material/Stack';
import { canEditPriceList, type PriceList, type PriceListEntry } from 'functions/contract';
import { shownMessageOf } from '../../../../lib/api/messages.ts';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { ListError } from '../../../../ui/feedback/ListError.tsx';
import { DataList } from '../../../../ui/lists/DataList.tsx';
import { ListSkeleton } from '../../../../ui/lists/ListSkeleton.tsx';
import type { RowAction } from '../../../../ui/lists/rows/dataListProps.ts';
import { ShowMore } from '../../../../ui/lists/ShowMore.tsx';
import type { usePriceEntries } from '../data/usePriceEntries.ts';
import {
  compactEntry,
  listedToolColumns,
  nameOfEntry,
  priceEntryColumns,
  rowsOf,
} from './priceEntryColumns.tsx';

interface PriceEntriesProps {
  priceList: PriceList;
  list: ReturnType<typeof usePriceEntries>;
  onEdit: (entry: PriceListEntry) => void;
  onRemove: (entry: PriceListEntry) => void;
}

const Empty = ({ kind, status }: PriceList) => (
  <EmptyState icon={mdiTagPlusOutline} title={kind === 'fixed' ? 'No prices yet' : 'No tools yet'}>
    {canEditPriceList(status)
      ? 'Search a tool above, or paste rows from a spreadsheet.'
      : 'This list was archived without any.'}
  </EmptyState>
);

/** The prices of a list: loading, failed, empty or shown. */
export const PriceEntries = ({ priceList, list, onEdit, onRemove }: PriceEntriesProps) => {
  const { data, error, isPending, refetch, hasNextPage } = list;
  const isFixed = priceList.kind === 'fixed';
  const actions = (entry: PriceListEntry): RowAction[] => [
    ...(isFixed && entry.listPrice !== null
      ? [{ label: 'Change', icon: mdiPencilOutline, run: () => onEdit(entry) }]
      : []),
    { label: 'Remove', icon: mdiDeleteOutline, destructive: true, run: () => onRemove(entry) },
  ];
  if (isPending) return <ListSkeleton label="Loading the prices" />;
  return (
    <Stack useFlexGap spacing={2}>
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {data?.length === 0 && !hasNextPage && <Empty {...priceList} />}
      {data && data.length > 0 && (
        <DataList
          label="Prices"
          rows={rowsOf(data)}
          columns={isFixed ? priceEntryColumns : listedToolColumns}
          compact={compactEntry}
          nameOf={nameOfEntry}
          {...(canEditPriceList(priceList.status) && { actions })}
        />
      )}
      {hasNextPage && (
        <ShowMore loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()} />
      )}
    </Stack>
  );
};
