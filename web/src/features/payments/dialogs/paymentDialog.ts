import type { Payment } from 'functions/contract';
import type { PaymentChanges } from './usePaymentChanges.ts';

/** The entry that a dialog books: a payment, a refund, or the reversal of an entry. */
export type PaymentDialogKind = 'record' | 'refund' | { reverse: Payment };

/** The dialog that was opened last. */
export interface PaymentDialog {
  kind: PaymentDialogKind;
  number: number;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
  changes: PaymentChanges;
}
