import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Order } from 'functions/contract';
import { OrderedTool } from './OrderedTool.tsx';
import { OrderFigures } from './OrderFigures.tsx';
import { paymentDue } from './paymentDue.ts';

export interface OrderViewProps {
  orders: Order[];
  onCancel: (order: Order) => void;
}

/** The orders where a table has no room. */
export const OrderCards = ({ orders, onCancel }: OrderViewProps) => (
  <Stack component="ol" spacing={2} sx={{ p: 0, m: 0, listStyle: 'none' }}>
    {orders.map((order, index) => (
      <Paper component="li" variant="outlined" key={order._id} sx={{ p: 2 }}>
        <OrderFigures order={order} toolName={<OrderedTool tool={order.tool} />}>
          <Typography>{`Payment: ${paymentDue(order)}`}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {`No. ${index + 1} · ${order.userName}`}
          </Typography>
          <Button color="error" variant="outlined" sx={{ mt: 1.5 }} onClick={() => onCancel(order)}>
            cancel
          </Button>
        </OrderFigures>
      </Paper>
    ))}
  </Stack>
);
