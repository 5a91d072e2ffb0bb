import type { Payment } from 'functions/contract';
import type { Order } from '../../../domain/order/order.ts';
import type { PaymentDialog } from './paymentDialog.ts';
import { RecordPaymentDialog } from './RecordPaymentDialog.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { ReverseDialog } from './ReverseDialog.tsx';

interface PaymentDialogsProps {
  dialog: PaymentDialog;
  order: Order;
  payments: readonly Payment[];
}

/** The dialog for an order's payments that was opened last. */
export const PaymentDialogs = ({ dialog, order, payments }: PaymentDialogsProps) => {
  const { kind, number, ...props } = dialog;
  if (kind === 'record') return <RecordPaymentDialog key={number} {...props} order={order} />;
  if (kind === 'refund') {
    return <RefundDialog key={number} {...props} order={order} payments={payments} />;
  }
  return <ReverseDialog key={number} {...props} order={order} entry={kind.reverse} />;
};
