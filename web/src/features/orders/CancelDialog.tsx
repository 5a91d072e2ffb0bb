import type { ComponentProps } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import type { Order } from './order.ts';

interface CancelDialogProps
  extends Omit<ComponentProps<typeof ConfirmDialog>, 'question' | 'children'> {
  order: Order;
}

/** Asks the user to confirm the cancellation of an order. */
export const CancelDialog = ({ order, ...dialog }: CancelDialogProps) => (
  <ConfirmDialog question="Are you sure you want to cancel this order?" {...dialog}>
    <OrderSummary order={order} />
  </ConfirmDialog>
);
