import type { Payment } from 'functions/contract';
import { useState } from 'react';
import type { Order } from '../../../domain/order/order.ts';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { useLazyDialog } from '../../../lib/router/useLazyDialog.ts';
import type { PaymentDialog, PaymentDialogKind } from './paymentDialog.ts';
import { usePaymentChanges } from './usePaymentChanges.ts';

/** Loaded later: only admins open them, and their forms need much code. */
export const PaymentDialogs = lazyComponent(() => import('./PaymentDialogs.tsx'), 'PaymentDialogs');

interface DialogsOptions {
  order: Order;
  canOpen: boolean;
  /**
   * Called when a dialog opens, and after it has closed: it may have removed the button that opened
   * it.
   */
  onOpen: () => void;
  onClosed: () => void;
}

/** Opens the dialogs for an order's payments, and their state for PaymentDialogs. */
export const usePaymentDialogs = ({ order, canOpen, onOpen, onClosed }: DialogsOptions) => {
  const whenLoaded = useLazyDialog(PaymentDialogs, canOpen);
  const changes = usePaymentChanges(order._id);
  const [visit, setVisit] = useState<{ number: number; kind: PaymentDialogKind } | null>(null);
  const [openNumber, setOpenNumber] = useState(0);
  const show = (kind: PaymentDialogKind) => {
    onOpen();
    void whenLoaded(() => {
      const number = (visit?.number ?? 0) + 1;
      setVisit({ number, kind });
      setOpenNumber(number);
    });
  };

  const dialogOf = ({ number, kind }: NonNullable<typeof visit>): PaymentDialog => ({
    kind,
    number,
    open: number === openNumber,
    /** An entry that is booked after its dialog was closed does not close the next one. */
    onClose: () => setOpenNumber((current) => (current === number ? 0 : current)),
    onClosed,
    changes,
  });

  return {
    record: () => show('record'),
    refund: () => show('refund'),
    reverse: (entry: Payment) => show({ reverse: entry }),
    dialog: visit && dialogOf(visit),
  };
};
