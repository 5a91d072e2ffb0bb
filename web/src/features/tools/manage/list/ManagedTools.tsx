import {
  mdiContentCopy,
  mdiDeleteOutline,
  mdiEyeOutline,
  mdiPackageVariantClosed,
  mdiPencilOutline,
} from '@mdi/js';
import {
  apiRoutes,
  counted,
  deleteToolQuestion,
  formatCount,
  specifiedConfirm,
  type Tool,
} from 'functions/contract';
import { useCallback } from 'react';
import { permitted } from '../../../../domain/staff/permitted.ts';
import { type May, useMay } from '../../../../domain/staff/useMay.ts';
import { copyToolHref } from '../../../../domain/tool/copiedTool.ts';
import type { BulkResult } from '../../../../lib/queries/runBulk.ts';
import { lazyPaths } from '../../../../lib/router/lazyPaths.ts';
import type { MenuAction } from '../../../../ui/inputs/ActionMenu.tsx';
import { ActionDialog } from '../../../../ui/inputs/forms/ActionDialog.tsx';
import { DataList } from '../../../../ui/lists/DataList.tsx';
import type { ListSort, RowAction } from '../../../../ui/lists/rows/dataListProps.ts';
import { useSelection } from '../../../../ui/lists/selection/useSelection.ts';
import { useItemDialog } from '../../../../ui/lists/useItemDialog.ts';
import { BulkEdits } from '../bulk/BulkEdits.tsx';
import type { SendEdits } from '../bulk/useToolEdits.ts';
import { RowEditContext } from '../rowEdit/rowEditContext.ts';
import { BulkAction, type BulkTexts } from './BulkAction.tsx';
import { ToolSummary } from './ToolSummary.tsx';
import { toolRows } from './toolColumns.tsx';

interface ToolActions {
  may: May;
  onAdjust: (tool: Tool) => void;
  onDelete: (tool: Tool) => void;
}

/** An admin's actions on a tool in the list. */
const toolActions = (tool: Tool, { may, onAdjust, onDelete }: ToolActions): RowAction[] => [
  may(apiRoutes.updateTool)
    ? { label: 'Edit', icon: mdiPencilOutline, to: lazyPaths.editTool.href(tool._id) }
    : { label: 'See', icon: mdiEyeOutline, to: lazyPaths.editTool.href(tool._id) },
  ...permitted<RowAction>(may, [
    {
      label: 'Duplicate',
      icon: mdiContentCopy,
      to: copyToolHref(tool._id),
      call: apiRoutes.createTool,
    },
    {
      label: 'Stock',
      icon: mdiPackageVariantClosed,
      run: () => onAdjust(tool),
      call: apiRoutes.adjustStock,
    },
    {
      label: 'Delete',
      icon: mdiDeleteOutline,
      destructive: true,
      run: () => onDelete(tool),
      call: apiRoutes.deleteTool,
    },
  ]),
];

interface ManagedToolsProps {
  tools: Tool[];
  sort: ListSort;
  onAdjust: (tool: Tool) => void;
  /** Resolves to a notice of what it did. */
  onDelete: (tool: Tool) => Promise<string>;
  onDeleteAll: (tools: Tool[]) => Promise<BulkResult<Tool>>;
  /** Changes fields of some tools, and resolves to which failed. */
  onEdit: SendEdits;
  /** Further actions on the selected tools. */
  furtherActions?: (selected: Tool[]) => readonly MenuAction[];
}

const bulk: BulkTexts<Tool> = {
  action: 'Delete',
  question: (count) =>
    `Are you sure you want to delete ${count === 1 ? 'this tool' : `these ${formatCount(count)} tools`}?`,
  confirm: (count) => `Delete ${counted(count, 'tool')}`,
  listLabel: 'Tools to delete',
  nameOf: toolRows.nameOf,
};

/** A list of tools. Asks before it deletes one or several. */
export const ManagedTools = ({
  tools,
  sort,
  onDelete,
  onDeleteAll,
  onAdjust,
  onEdit,
  furtherActions,
}: ManagedToolsProps) => {
  const { ref, chosen, choose, focus, dialog } = useItemDialog<Tool>();
  const may = useMay();
  const mayEdit = may(apiRoutes.editTools);
  const selection = useSelection(tools.map(({ _id }) => _id));
  // The same while the selection changes, so that only the row of the change renders again.
  const actions = useCallback(
    (tool: Tool) => toolActions(tool, { may, onAdjust, onDelete: choose }),
    [may, onAdjust, choose],
  );
  const selected = tools.filter(({ _id }) => selection.has(_id));
  return (
    <RowEditContext value={mayEdit ? onEdit : null}>
      <div ref={ref}>
        {tools.length > 0 && (
          <DataList
            label="Tools"
            rows={tools}
            {...toolRows}
            actions={actions}
            actionsHeader="Action"
            selection={mayEdit ? selection : null}
            sort={sort}
          />
        )}
      </div>
      <BulkAction
        texts={bulk}
        selection={selection}
        items={selected}
        onConfirm={onDeleteAll}
        focus={focus}
      >
        <BulkEdits
          tools={selected}
          selection={selection}
          focus={focus}
          onSend={onEdit}
          further={furtherActions?.(selected)}
        />
      </BulkAction>
      {chosen && (
        <ActionDialog
          key={chosen.visit}
          question={deleteToolQuestion}
          labels={{ confirm: specifiedConfirm }}
          onSend={() => onDelete(chosen.item)}
          {...dialog}
        >
          <ToolSummary tool={chosen.item} />
        </ActionDialog>
      )}
    </RowEditContext>
  );
};
