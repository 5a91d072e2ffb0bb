import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Order } from 'functions/contract';
import { useState } from 'react';
import { formatDateTime } from '../../../components/dates.ts';
import { CancelDialog } from '../CancelDialog.tsx';
import { OrderStatusChip } from '../OrderStatusChip.tsx';
import { DetailsCard } from './DetailsCard.tsx';
import { OrderCustomer } from './OrderCustomer.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderLines } from './OrderLines.tsx';
import type { HistoryStep } from './orderHistory.ts';

interface OrderDetailsProps {
  order: Order;
  history: HistoryStep[];
  busy: boolean;
  onCancel: (order: Order) => Promise<void>;
}

const Cancelling = ({ order, busy, onCancel }: Omit<OrderDetailsProps, 'history'>) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      {order.status === 'placed' && (
        <Button color="error" variant="outlined" onClick={() => setOpen(true)}>
          cancel
        </Button>
      )}
      <CancelDialog
        order={order}
        open={open}
        busy={busy}
        onClose={() => setOpen(false)}
        onConfirm={() => void onCancel(order).finally(() => setOpen(false))}
      />
    </>
  );
};

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, minHeight: 44 };
const twoColumns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
};

/** All that is known of an order. */
export const OrderDetails = ({ order, history, busy, onCancel }: OrderDetailsProps) => (
  <Stack spacing={3}>
    <Box sx={bar}>
      <OrderStatusChip status={order.status} />
      <Typography sx={{ flexGrow: 1 }}>{`Placed on ${formatDateTime(order.createdAt)}`}</Typography>
      <Cancelling order={order} busy={busy} onCancel={onCancel} />
    </Box>
    <DetailsCard title="Tools as they were sold">
      <OrderLines order={order} />
    </DetailsCard>
    <Box sx={twoColumns}>
      <DetailsCard title="Customer">
        <OrderCustomer order={order} />
      </DetailsCard>
      <DetailsCard title="History">
        <OrderHistory steps={history} />
      </DetailsCard>
    </Box>
  </Stack>
);
