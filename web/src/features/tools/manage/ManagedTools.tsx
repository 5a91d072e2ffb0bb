import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Tool } from 'functions/contract';
import { useState } from 'react';
import { BulkAction, type BulkTexts } from '../../../components/BulkAction.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import type { BulkResult } from '../../../components/runBulk.ts';
import { useFocusRestore } from '../../../components/useFocusRestore.ts';
import { useSelection } from '../../../components/useSelection.ts';
import { ManagedToolCards } from './ManagedToolCards.tsx';
import { ManagedToolTable } from './ManagedToolTable.tsx';
import type { ManagedToolViewProps } from './ToolActions.tsx';
import { ToolSummary } from './ToolSummary.tsx';

export interface ManagedToolsProps extends Pick<ManagedToolViewProps, 'tools' | 'onAdjust'> {
  busy: boolean;
  onDelete: (tool: Tool) => Promise<void>;
  onDeleteAll: (tools: Tool[]) => Promise<BulkResult<Tool>>;
}

const bulk: BulkTexts<Tool> = {
  action: 'Delete',
  question: (count) =>
    `Are you sure you want to delete ${count === 1 ? 'this tool' : `these ${count} tools`}?`,
  listLabel: 'Tools to delete',
  nameOf: ({ toolName }) => toolName,
};

/** Tools as a table, or as cards on a small screen. Asks before it deletes one or several. */
export const ManagedTools = ({
  tools,
  busy,
  onDelete,
  onDeleteAll,
  onAdjust,
}: ManagedToolsProps) => {
  const [chosen, setChosen] = useState<Tool | null>(null);
  const [open, setOpen] = useState(false);
  const { ref, ...focus } = useFocusRestore();
  const selection = useSelection(tools.map(({ _id }) => _id));
  const { breakpoints } = useTheme();
  const isWide = useMediaQuery(breakpoints.up('lg'), { noSsr: true });
  const View = isWide ? ManagedToolTable : ManagedToolCards;
  const openDialog = (tool: Tool) => {
    focus.remember();
    setChosen(tool);
    setOpen(true);
  };
  return (
    <>
      <div ref={ref}>
        {tools.length > 0 && (
          <View tools={tools} selection={selection} onDelete={openDialog} onAdjust={onAdjust} />
        )}
      </div>
      <BulkAction
        texts={bulk}
        selection={selection}
        items={tools.filter(({ _id }) => selection.has(_id))}
        busy={busy}
        onConfirm={onDeleteAll}
        focus={focus}
      />
      {chosen && (
        <ConfirmDialog
          question="Are you sure you want to delete this product?"
          open={open}
          busy={busy}
          onClose={() => setOpen(false)}
          onClosed={focus.restore}
          onConfirm={() => onDelete(chosen).finally(() => setOpen(false))}
        >
          <ToolSummary tool={chosen} />
        </ConfirmDialog>
      )}
    </>
  );
};
