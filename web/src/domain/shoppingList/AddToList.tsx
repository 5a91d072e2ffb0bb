import type { ShoppingLine } from 'functions/contract';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { usePayer, visitor } from '../../lib/session/payer.ts';
import { useOrderRefusal } from '../company/useOrderRefusal.ts';

const Dialog = lazyComponent(() => import('./AddToListDialog.tsx'), 'AddToListDialog');

interface AddToListProps {
  /** The lines to add, as they are when the dialog opens. */
  lines: () => ShoppingLine[];
  /** The button. */
  children: (open: () => void) => ReactNode;
}

/**
 * Adds tools to a list of the payer: nothing for visitors, and for members who may not order. The
 * code of the dialog loads when it opens.
 */
export const AddToList = ({ lines, children }: AddToListProps) => {
  const payer = usePayer();
  const refused = useOrderRefusal() !== null;
  const [chosen, setChosen] = useState<ShoppingLine[] | null>(null);
  const [isOpen, setOpen] = useState(false);
  if (payer === null || payer === visitor || refused) return null;
  const open = () => {
    setChosen(lines());
    setOpen(true);
  };
  return (
    <>
      {children(open)}
      {chosen && (
        <Suspense fallback={null}>
          <Dialog
            lines={chosen}
            open={isOpen}
            onClose={() => setOpen(false)}
            onClosed={() => setChosen(null)}
          />
        </Suspense>
      )}
    </>
  );
};
