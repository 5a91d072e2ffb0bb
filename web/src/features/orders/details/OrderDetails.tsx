import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { canCancel, type OrderCaller } from 'functions/contract';
import { type PropsWithChildren, useId, useState } from 'react';
import { formatDateTime } from '../../../components/dates.ts';
import { CancelDialog } from '../CancelDialog.tsx';
import { OrderStatusChip } from '../OrderStatusChip.tsx';
import type { Order } from '../order.ts';
import { OrderCustomer } from './OrderCustomer.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderLines } from './OrderLines.tsx';
import type { HistoryStep } from './useOrderHistory.ts';

interface OrderDetailsProps {
  order: Order;
  /** Who views the order, and may cancel it. */
  caller: OrderCaller;
  history: HistoryStep[];
  busy: boolean;
  onCancel: (order: Order) => Promise<void>;
}

const CancelOrder = ({ order, caller, busy, onCancel }: Omit<OrderDetailsProps, 'history'>) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      {canCancel(order, caller) && (
        <Button color="error" variant="outlined" onClick={() => setOpen(true)}>
          cancel
        </Button>
      )}
      <CancelDialog
        order={order}
        open={open}
        busy={busy}
        onClose={() => setOpen(false)}
        onConfirm={() => onCancel(order).finally(() => setOpen(false))}
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

/** A part of the details under its own heading. */
const DetailsCard = ({ title, children }: PropsWithChildren<{ title: string }>) => {
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}
    >
      <Typography id={id} variant="h2" sx={{ fontSize: '1.25rem', mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
};

/** The lines, the customer and the history of an order. */
export const OrderDetails = ({ order, caller, history, busy, onCancel }: OrderDetailsProps) => (
  <Stack spacing={3}>
    <Box sx={bar}>
      <OrderStatusChip status={order.status} />
      <Typography sx={{ flexGrow: 1 }}>{`Placed on ${formatDateTime(order.createdAt)}`}</Typography>
      <CancelOrder order={order} caller={caller} busy={busy} onCancel={onCancel} />
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

export const OrderDetailsSkeleton = () => (
  <Stack spacing={3} role="status" aria-label="Loading the order">
    {[76, 200, 240, 180].map((height) => (
      <Skeleton key={height} variant="rounded" height={height} />
    ))}
  </Stack>
);
