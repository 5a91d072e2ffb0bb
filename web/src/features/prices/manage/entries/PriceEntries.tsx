import { mdiDeleteOutline, mdiPencilOutline, mdiTagPlusOutline } from '@mdi/js';
import {
  apiRoutes,
  canEditPriceList,
  type PriceList,
  type PriceListEntry,
} from 'functions/contract';
import { PagedList } from '../../../../domain/page/PagedList.tsx';
import { permitted } from '../../../../domain/staff/permitted.ts';
import { useMay } from '../../../../domain/staff/useMay.ts';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { DataList } from '../../../../ui/lists/DataList.tsx';
import type { RowAction } from '../../../../ui/lists/rows/dataListProps.ts';
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
  const isFixed = priceList.kind === 'fixed';
  const may = useMay();
  const actions = (entry: PriceListEntry): RowAction[] =>
    permitted<RowAction>(may, [
      ...(isFixed && entry.listPrice !== null
        ? [
            {
              label: 'Change',
              icon: mdiPencilOutline,
              run: () => onEdit(entry),
              call: apiRoutes.setPrice,
            },
          ]
        : []),
      {
        label: 'Remove',
        icon: mdiDeleteOutline,
        destructive: true,
        run: () => onRemove(entry),
        call: apiRoutes.removePrice,
      },
    ]);
  return (
    <PagedList
      list={list}
      loading="Loading the prices"
      empty={!list.hasNextPage && <Empty {...priceList} />}
    >
      {(entries) =>
        entries.length > 0 && (
          <DataList
            label="Prices"
            rows={rowsOf(entries)}
            columns={isFixed ? priceEntryColumns : listedToolColumns}
            compact={compactEntry}
            nameOf={nameOfEntry}
            {...(canEditPriceList(priceList.status) && { actions })}
          />
        )
      }
    </PagedList>
  );
};
