import { createContext, useContext } from 'react';
import type { OrderParcel } from '../../../domain/order/order.ts';
import type { PartChanges } from './usePartChanges.ts';

/** What a dialog does to a part of an order. */
export type PartDialogKind =
  | 'ship'
  | 'cancel'
  | 'credit'
  | { deliver: OrderParcel }
  | { reverse: OrderParcel };

/** The dialog that was opened last. */
export interface PartDialog {
  kind: PartDialogKind;
  number: number;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
  changes: PartChanges;
}

/** Opens a dialog. */
export type ChoosePart = (kind: PartDialogKind) => void;

export const PartDialogsContext = createContext<ChoosePart | null>(null);

/** Opens the dialogs for parts of the order. Only inside a PartDialogsProvider. */
export const usePartDialogs = (): ChoosePart => {
  const choose = useContext(PartDialogsContext);
  if (!choose) throw new Error('usePartDialogs needs a PartDialogsProvider');
  return choose;
};
