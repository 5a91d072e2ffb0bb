import type { Payment } from 'functions/contract';
import { useState } from 'react';
import type { Order } from '../../../domain/order/order.ts';
import { usePaymentChanges } from './usePaymentChanges.ts';

/** The entry that a dialog books: a payment, a refund, or the reversal of an entry. */
type Kind = 'record' | 'refund' | { reverse: Payment };

interface DialogsOptions {
  order: Order;
  /**
   * Called when a dialog opens, and after it has closed: it may have removed the button that opened
   * it.
   */
  onOpen: () => void;
  onClosed: () => void;
}

/** Opens the dialogs for an order's payments, and their state for PaymentDialogs. */
export const usePaymentDialogs = ({ order, onOpen, onClosed }: DialogsOptions) => {
  const changes = usePaymentChanges(order._id);
  const [visit, setVisit] = useState<{ number: number; kind: Kind } | null>(null);
  const [openNumber, setOpenNumber] = useState(0);
  const show = (kind: Kind) => {
    onOpen();
    const number = (visit?.number ?? 0) + 1;
    setVisit({ number, kind });
    setOpenNumber(number);
  };

  const dialogOf = ({ number, kind }: NonNullable<typeof visit>) => ({
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
