import type { Payment } from 'functions/contract';
import { type ReactNode, useState } from 'react';
import type { PayableOrder } from '../data/paymentRequests.ts';
import { RecordPaymentDialog } from './RecordPaymentDialog.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { ReverseDialog } from './ReverseDialog.tsx';
import { usePaymentChanges } from './usePaymentChanges.ts';

type Kind = 'record' | 'refund' | { reverse: Payment };

interface DialogsOptions {
  order: PayableOrder;
  payments: readonly Payment[];
  /** Called when a dialog opens, and after it has closed: it may have removed the button that opened it. */
  onOpen: () => void;
  onClosed: () => void;
}

/** The dialogs for an order's payments, and how to open them. */
export const usePaymentDialogs = ({ order, payments, onOpen, onClosed }: DialogsOptions) => {
  const changes = usePaymentChanges(order._id);
  const [visit, setVisit] = useState<{ number: number; kind: Kind } | null>(null);
  const [openNumber, setOpenNumber] = useState(0);
  const show = (kind: Kind) => {
    onOpen();
    const number = (visit?.number ?? 0) + 1;
    setVisit({ number, kind });
    setOpenNumber(number);
  };

  const dialogOf = ({ number, kind }: NonNullable<typeof visit>): ReactNode => {
    const dialog = {
      open: number === openNumber,
      /** An entry that is booked after its dialog was closed does not close the next one. */
      onClose: () => setOpenNumber((now) => (now === number ? 0 : now)),
      onClosed,
      changes,
    };
    if (kind === 'record') return <RecordPaymentDialog key={number} {...dialog} order={order} />;
    if (kind === 'refund') {
      return <RefundDialog key={number} {...dialog} order={order} payments={payments} />;
    }
    return <ReverseDialog key={number} {...dialog} entry={kind.reverse} />;
  };

  return {
    record: () => show('record'),
    refund: () => show('refund'),
    reverse: (entry: Payment) => show({ reverse: entry }),
    dialog: visit && dialogOf(visit),
  };
};
