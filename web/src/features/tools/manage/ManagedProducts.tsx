import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Tool } from 'functions/contract';
import { useState } from 'react';
import { BulkAction, type BulkTexts } from '../../../components/BulkAction.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import type { BulkResult } from '../../../components/runBulk.ts';
import { useFocusRestore } from '../../../components/useFocusRestore.ts';
import { useSelection } from '../../../components/useSelection.ts';
import type { ProductViewProps } from './ProductActions.tsx';
import { ProductCards } from './ProductCards.tsx';
import { ProductFigures } from './ProductFigures.tsx';
import { ProductTable } from './ProductTable.tsx';

export interface ManagedProductsProps extends Pick<ProductViewProps, 'tools' | 'onAdjust'> {
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

/** Tools as a table, or as cards on a small screen; deleting one, or those selected, asks first. */
export const ManagedProducts = ({
  tools,
  busy,
  onDelete,
  onDeleteAll,
  onAdjust,
}: ManagedProductsProps) => {
  const [chosen, setChosen] = useState<Tool | null>(null);
  const [open, setOpen] = useState(false);
  const { ref, ...focus } = useFocusRestore();
  const selection = useSelection(tools.map(({ _id }) => _id));
  const { breakpoints } = useTheme();
  const hasRoom = useMediaQuery(breakpoints.up('lg'), { noSsr: true });
  const View = hasRoom ? ProductTable : ProductCards;
  const ask = (tool: Tool) => {
    focus.remember();
    setChosen(tool);
    setOpen(true);
  };
  return (
    <>
      <div ref={ref}>
        {tools.length > 0 && (
          <View tools={tools} selection={selection} onDelete={ask} onAdjust={onAdjust} />
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
          onConfirm={() => void onDelete(chosen).finally(() => setOpen(false))}
        >
          <ProductFigures tool={chosen} />
        </ConfirmDialog>
      )}
    </>
  );
};
