import Button, { type ButtonProps } from '@mui/material/Button';
import type { Order } from 'functions/contract';
import { OrderStatusChip } from '../OrderStatusChip.tsx';

interface CancelButtonProps extends Pick<ButtonProps, 'aria-describedby'> {
  order: Order;
  onCancel: (order: Order) => void;
}

/** Above a link that fills the row. */
const above = { position: 'relative', zIndex: 1 } as const;

/** The way to cancel an order, or that it has been. */
export const CancelButton = ({ order, onCancel, ...props }: CancelButtonProps) =>
  order.status === 'cancelled' ? (
    <OrderStatusChip status="cancelled" />
  ) : (
    <Button {...props} color="error" variant="outlined" sx={above} onClick={() => onCancel(order)}>
      cancel
    </Button>
  );
