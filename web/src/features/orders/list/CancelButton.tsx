import Button, { type ButtonProps } from '@mui/material/Button';
import { canCancel, type OrderCaller } from 'functions/contract';
import { OrderStatusChip } from '../OrderStatusChip.tsx';
import type { Order } from '../order.ts';

interface CancelButtonProps extends Pick<ButtonProps, 'aria-describedby'> {
  order: Order;
  caller: OrderCaller;
  onCancel: (order: Order) => void;
}

/** Above the link that covers the row. */
const above = { position: 'relative', zIndex: 1 } as const;

/** The button that cancels an order, or its status when it cannot be cancelled. */
export const CancelButton = ({ order, caller, onCancel, ...props }: CancelButtonProps) =>
  canCancel(order, caller) ? (
    <Button {...props} color="error" variant="outlined" sx={above} onClick={() => onCancel(order)}>
      cancel
    </Button>
  ) : (
    <OrderStatusChip status={order.status} />
  );
