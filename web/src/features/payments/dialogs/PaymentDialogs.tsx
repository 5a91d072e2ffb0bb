import type { Payment } from 'functions/contract';
import type { Order } from '../../../domain/order/order.ts';
import { RecordPaymentDialog } from './RecordPaymentDialog.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { ReverseDialog } from './ReverseDialog.tsx';
import type { usePaymentDialogs } from './usePaymentDialogs.ts';

interface PaymentDialogsProps {
  dialog: ReturnType<typeof usePaymentDialogs>['dialog'];
  order: Order;
  payments: readonly Payment[];
}

/** The dialog for an order's payments that was opened last. */
export const PaymentDialogs = ({ dialog, order, payments }: PaymentDialogsProps) => {
  if (!dialog) return null;
  const { kind, number, ...props } = dialog;
  if (kind === 'record') return <RecordPaymentDialog key={number} {...props} order={order} />;
  if (kind === 'refund') {
    return <RefundDialog key={number} {...props} order={order} payments={payments} />;
  }
  return <ReverseDialog key={number} {...props} entry={kind.reverse} />;
};
