import { apiRoutes, type Tool, toolDeletedText } from 'functions/contract';
import { ListHead } from '../../../domain/list/ListHead.tsx';
import { ListResults } from '../../../domain/list/ListResults.tsx';
import { useList } from '../../../domain/list/useList.ts';
import { isToolSort, type ToolSort } from '../../../domain/tool/toolSorts.ts';
import { usePutIntoFamily } from '../../../features/families/assign/usePutIntoFamily.tsx';
import { ExportButton, exportBy } from '../../../features/tables/ExportButton.tsx';
import { ImportButton } from '../../../features/tables/imports/ImportButton.tsx';
import { toolImportTexts } from '../../../features/tables/toolImport.ts';
import { useToolImport } from '../../../features/tables/useTables.ts';
import { useToolEdits } from '../../../features/tools/manage/bulk/useToolEdits.ts';
import { BulkFilesButton } from '../../../features/tools/manage/bulkFiles/BulkFilesButton.tsx';
import { ManagedTools } from '../../../features/tools/manage/list/ManagedTools.tsx';
import { ManagedToolsActions } from '../../../features/tools/manage/list/ManagedToolsActions.tsx';
import { ManagedToolsSearch } from '../../../features/tools/manage/list/ManagedToolsSearch.tsx';
import { toolList } from '../../../features/tools/manage/list/toolList.tsx';
import {
  useDeleteTool,
  useDeleteTools,
} from '../../../features/tools/manage/requests/useManagedTools.ts';
import { StockDialog } from '../../../features/tools/manage/stock/StockDialog.tsx';
import { useStockAdjustment } from '../../../features/tools/manage/stock/useStockAdjustment.ts';
import { notifyOutcome } from '../../../lib/queries/notifyOutcome.ts';
import { useUrlChoice } from '../../../lib/router/useUrlChoice.ts';

/** Opens the dialog that imports tools. */
const ToolImportButton = () => (
  <ImportButton call={apiRoutes.importTools} texts={toolImportTexts} onImport={useToolImport()} />
);

const deletionWords = { noun: 'tool', done: 'deleted', nameOf: ({ toolName }: Tool) => toolName };

/** Deletes one tool, which resolves to a notice, or several, which notifies of the outcome. */
const useToolDeletion = () => {
  const deleteOne = useDeleteTool();
  const deleteSeveral = useDeleteTools();
  const remove = async ({ _id }: Tool) => {
    await deleteOne(_id);
    return toolDeletedText(_id);
  };
  const removeAll = async (tools: Tool[]) => {
    const outcome = await deleteSeveral(tools);
    notifyOutcome(outcome, deletionWords);
    return outcome;
  };
  return { remove, removeAll };
};

const sortChoice = { name: 'sort', defaultChoice: 'newest', isChoice: isToolSort } as const;

export const ManageToolsPage = () => {
  const [sort, sortBy] = useUrlChoice<ToolSort>(sortChoice);
  const chooseSort = (text: string) => {
    if (isToolSort(text)) sortBy(text);
  };
  const kind = toolList(sort);
  const list = useList(kind);
  const putting = usePutIntoFamily();
  const { remove, removeAll } = useToolDeletion();
  const edit = useToolEdits();
  const stock = useStockAdjustment();
  return (
    <>
      <ListHead kind={kind} list={list}>
        <ManagedToolsActions>
          <ExportButton {...exportBy(apiRoutes.exportTools)} label="Export tools" />
          <ToolImportButton />
          <BulkFilesButton kind="pictures" />
          <BulkFilesButton kind="documents" />
        </ManagedToolsActions>
      </ListHead>
      <ManagedToolsSearch list={list} sort={sort} onSort={sortBy} />
      <ListResults kind={kind} list={list}>
        {(tools) => (
          <ManagedTools
            tools={tools}
            sort={{ value: sort, initial: sortChoice.defaultChoice, onChange: chooseSort }}
            onDelete={remove}
            onDeleteAll={removeAll}
            onAdjust={stock.open}
            onEdit={edit}
            furtherActions={(selected) => [putting.actionFor(selected)]}
          />
        )}
      </ListResults>
      <StockDialog stock={stock} />
      {putting.dialog}
    </>
  );
};
