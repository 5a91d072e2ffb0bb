import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OrderCaller } from 'functions/contract';
import type { ComponentType } from 'react';
import { SelectAllCards } from '../../../components/SelectAllCheckbox.tsx';
import type { RowSelection } from '../../../components/useSelection.ts';
import { OrderSummary } from '../OrderSummary.tsx';
import type { Order } from '../order.ts';
import { paymentText } from '../orderTexts.ts';
import { CancelButton } from './CancelButton.tsx';
import { OrderCheckbox } from './OrderCheckbox.tsx';

export interface OrderViewProps {
  orders: Order[];
  /** Who views the orders, and may cancel some of them. */
  caller: OrderCaller;
  /** The name of the ordered tool, as a link. */
  ToolLink: ComponentType<{ order: Order }>;
  onCancel: (order: Order) => void;
  /** Null where orders cannot be selected. */
  selection: RowSelection | null;
}

/** The list of orders on a small screen. */
export const OrderCards = ({ orders, caller, ToolLink, onCancel, selection }: OrderViewProps) => (
  <>
    {selection && <SelectAllCards selection={selection} />}
    <Stack component="ol" spacing={2} sx={{ p: 0, m: 0, listStyle: 'none' }}>
      {orders.map((order, index) => (
        <Paper
          component="li"
          variant="outlined"
          key={order._id}
          sx={{ p: 2, position: 'relative' }}
        >
          <OrderSummary order={order} toolName={<ToolLink order={order} />}>
            <Typography>{`Payment: ${paymentText(order)}`}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {`No. ${index + 1} · ${order.userName}`}
            </Typography>
            <Box
              sx={{
                display: 'flex',
                justifyContent: 'space-between',
                alignItems: 'center',
                mt: 1.5,
              }}
            >
              <CancelButton order={order} caller={caller} onCancel={onCancel} />
              {selection && <OrderCheckbox order={order} caller={caller} selection={selection} />}
            </Box>
          </OrderSummary>
        </Paper>
      ))}
    </Stack>
  </>
);
