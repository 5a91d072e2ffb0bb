import { ListHeader } from '../../../domain/page/ListHeader.tsx';
import { useSearchWords } from '../../../domain/search/useSearchWords.ts';
import { isToolSort, type ToolSort } from '../../../domain/tool/toolSorts.ts';
import { ExportButton } from '../../../features/tables/ExportButton.tsx';
import { ToolImportButton } from '../../../features/tables/ToolImportButton.tsx';
import { BulkPicturesButton } from '../../../features/tools/manage/bulkPictures/BulkPicturesButton.tsx';
import { ManagedToolList } from '../../../features/tools/manage/list/ManagedToolList.tsx';
import { ManagedToolsActions } from '../../../features/tools/manage/list/ManagedToolsActions.tsx';
import { ManagedToolsHeading } from '../../../features/tools/manage/list/ManagedToolsHeading.tsx';
import { ManagedToolsSearch } from '../../../features/tools/manage/list/ManagedToolsSearch.tsx';
import { useManagedTools } from '../../../features/tools/manage/requests/useManagedTools.ts';
import { StockDialog } from '../../../features/tools/manage/stock/StockDialog.tsx';
import { useStockAdjustment } from '../../../features/tools/manage/stock/useStockAdjustment.ts';
import { useUrlChoice } from '../../../lib/router/useUrlChoice.ts';
import { useToolDeletion } from './useToolDeletion.ts';

const sortChoice = { name: 'sort', defaultChoice: 'newest', isChoice: isToolSort } as const;

export const ManageToolsPage = () => {
  const search = useSearchWords();
  const { words } = search;
  const [sort, sortBy] = useUrlChoice<ToolSort>(sortChoice);
  const chooseSort = (text: string) => {
    if (isToolSort(text)) sortBy(text);
  };
  const list = useManagedTools({ q: words, sort });
  const { remove, removeAll, busy } = useToolDeletion();
  const stock = useStockAdjustment();
  return (
    <>
      <ListHeader>
        <ManagedToolsHeading list={list} words={words} />
        <ManagedToolsActions>
          <ExportButton table="tools" label="Export tools" />
          <ToolImportButton />
          <BulkPicturesButton />
        </ManagedToolsActions>
      </ListHeader>
      <ManagedToolsSearch search={search} sort={sort} onSort={sortBy} />
      <ManagedToolList
        list={list}
        words={words}
        sort={{ value: sort, initial: sortChoice.defaultChoice, onChange: chooseSort }}
        busy={busy}
        onDelete={remove}
        onDeleteAll={removeAll}
        onAdjust={stock.open}
      />
      <StockDialog stock={stock} />
    </>
  );
};
