import { mdiKeyboardReturn } from '@mdi/js';
import { PagedList } from '../../../domain/page/PagedList.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { DataList } from '../../../ui/lists/DataList.tsx';
import { compactReturn, returnColumns, returnName } from './returnColumns.tsx';
import { noReturnsText } from './returnListTexts.ts';
import type { ReturnSearch, useReturnSearch } from './useReturnSearch.ts';

interface ReturnListProps {
  list: ReturnType<typeof useReturnSearch>;
  search: ReturnSearch;
}

const Empty = ({ search }: Pick<ReturnListProps, 'search'>) => {
  const { title, advice } = noReturnsText(search);
  return (
    <EmptyState icon={mdiKeyboardReturn} title={title}>
      {advice}
    </EmptyState>
  );
};

/** The list of returns for staff: loading, failed, empty or shown. */
export const ReturnList = ({ list, search }: ReturnListProps) => (
  <PagedList
    list={list}
    loading="Loading the returns"
    empty={!list.hasNextPage && <Empty search={search} />}
  >
    {(rows) =>
      rows.length > 0 && (
        <DataList
          label="Returns"
          rows={rows}
          columns={returnColumns}
          compact={compactReturn}
          nameOf={returnName}
        />
      )
    }
  </PagedList>
);
