import type { Order } from 'functions/contract';
import type { ComponentProps } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { OrderFigures } from './OrderFigures.tsx';

interface CancelDialogProps
  extends Omit<ComponentProps<typeof ConfirmDialog>, 'question' | 'children'> {
  order: Order;
}

/** Asks before an order is cancelled. */
export const CancelDialog = ({ order, ...dialog }: CancelDialogProps) => (
  <ConfirmDialog question="Are you sure you want to cancel this order?" {...dialog}>
    <OrderFigures order={order} />
  </ConfirmDialog>
);
