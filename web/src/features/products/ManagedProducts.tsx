import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Tool } from 'functions/contract';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import type { ProductViewProps } from './ProductActions.tsx';
import { ProductCards } from './ProductCards.tsx';
import { ProductFigures } from './ProductFigures.tsx';
import { ProductTable } from './ProductTable.tsx';

interface ManagedProductsProps extends Omit<ProductViewProps, 'onDelete'> {
  busy: boolean;
  onDelete: (tool: Tool) => Promise<void>;
}

/** Tools as a table, or as cards on a small screen; deleting one asks first. */
export const ManagedProducts = ({ tools, busy, onDelete, onAdjust }: ManagedProductsProps) => {
  const [chosen, setChosen] = useState<Tool | null>(null);
  const [open, setOpen] = useState(false);
  const { breakpoints } = useTheme();
  const hasRoom = useMediaQuery(breakpoints.up('lg'), { noSsr: true });
  const View = hasRoom ? ProductTable : ProductCards;
  const ask = (tool: Tool) => {
    setChosen(tool);
    setOpen(true);
  };
  return (
    <>
      <View tools={tools} onDelete={ask} onAdjust={onAdjust} />
      {chosen && (
        <ConfirmDialog
          question="Are you sure you want to delete this product?"
          open={open}
          busy={busy}
          onClose={() => setOpen(false)}
          onConfirm={() => void onDelete(chosen).finally(() => setOpen(false))}
        >
          <ProductFigures tool={chosen} />
        </ConfirmDialog>
      )}
    </>
  );
};
