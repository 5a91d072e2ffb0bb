import Button, { type ButtonProps } from '@mui/material/Button';
import { canBeCancelledBy, type OrderActor } from 'functions/contract';
import { OrderStatusChip } from '../OrderStatusChip.tsx';
import type { Order } from '../order.ts';

interface CancelButtonProps extends Pick<ButtonProps, 'aria-describedby'> {
  order: Order;
  actor: OrderActor;
  onCancel: (order: Order) => void;
}

/** Above the link that covers the row. */
const above = { position: 'relative', zIndex: 1 } as const;

/** The button that cancels an order, or its status when it cannot be cancelled. */
export const CancelButton = ({ order, actor, onCancel, ...props }: CancelButtonProps) =>
  canBeCancelledBy(actor, order) ? (
    <Button {...props} color="error" variant="outlined" sx={above} onClick={() => onCancel(order)}>
      cancel
    </Button>
  ) : (
    <OrderStatusChip status={order.status} />
  );
