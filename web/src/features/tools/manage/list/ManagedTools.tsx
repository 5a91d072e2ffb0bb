import { deleteToolQuestion, formatCount, type Tool } from 'functions/contract';
import { useCallback, useState } from 'react';
import { useFocusRestore } from '../../../../lib/browser/useFocusRestore.ts';
import type { BulkResult } from '../../../../lib/queries/runBulk.ts';
import { ActionDialog } from '../../../../ui/inputs/forms/ActionDialog.tsx';
import { DataList } from '../../../../ui/lists/DataList.tsx';
import type { ListSort } from '../../../../ui/lists/rows/dataListProps.ts';
import { useSelection } from '../../../../ui/lists/selection/useSelection.ts';
import { BulkAction, type BulkTexts } from './BulkAction.tsx';
import { ToolSummary } from './ToolSummary.tsx';
import { toolActions } from './toolActions.ts';
import { compactTool, toolColumns } from './toolColumns.tsx';

interface ManagedToolsProps {
  tools: Tool[];
  sort: ListSort;
  onAdjust: (tool: Tool) => void;
  /** Resolves to a notice of what it did. */
  onDelete: (tool: Tool) => Promise<string>;
  onDeleteAll: (tools: Tool[]) => Promise<BulkResult<Tool>>;
}

const nameOf = ({ toolName }: Tool) => toolName;

const bulk: BulkTexts<Tool> = {
  action: 'Delete',
  question: (count) =>
    `Are you sure you want to delete ${count === 1 ? 'this tool' : `these ${formatCount(count)} tools`}?`,
  listLabel: 'Tools to delete',
  nameOf,
};

/** A list of tools. Asks before it deletes one or several. */
export const ManagedTools = ({
  tools,
  sort,
  onDelete,
  onDeleteAll,
  onAdjust,
}: ManagedToolsProps) => {
  const [chosen, setChosen] = useState<Tool | null>(null);
  const [open, setOpen] = useState(false);
  const { ref, ...focus } = useFocusRestore();
  const selection = useSelection(tools.map(({ _id }) => _id));
  const { remember } = focus;
  // The same while the selection changes, so that only the row of the change renders again.
  const actions = useCallback(
    (tool: Tool) => {
      const openDialog = () => {
        remember();
        setChosen(tool);
        setOpen(true);
      };
      return toolActions(tool, { onAdjust, onDelete: openDialog });
    },
    [onAdjust, remember],
  );
  return (
    <>
      <div ref={ref}>
        {tools.length > 0 && (
          <DataList
            label="Tools"
            rows={tools}
            columns={toolColumns}
            compact={compactTool}
            nameOf={nameOf}
            actions={actions}
            actionsHeader="Action"
            selection={selection}
            sort={sort}
          />
        )}
      </div>
      <BulkAction
        texts={bulk}
        selection={selection}
        items={tools.filter(({ _id }) => selection.has(_id))}
        onConfirm={onDeleteAll}
        focus={focus}
      />
      {chosen && (
        <ActionDialog
          question={deleteToolQuestion}
          open={open}
          onSend={() => onDelete(chosen)}
          onClose={() => setOpen(false)}
          onClosed={focus.restore}
        >
          <ToolSummary tool={chosen} />
        </ActionDialog>
      )}
    </>
  );
};
