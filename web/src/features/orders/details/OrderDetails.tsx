import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { OrderCaller } from 'functions/contract';
import type { ReactNode } from 'react';
import type { Order } from '../order.ts';
import { DetailsCard } from './DetailsCard.tsx';
import { OrderCustomer } from './OrderCustomer.tsx';
import { OrderDelivery } from './OrderDelivery.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderProgress } from './OrderProgress.tsx';
import { hasReference, OrderReference } from './OrderReference.tsx';
import { OrderTotals } from './OrderTotals.tsx';

const areas = ['progress', 'payment', 'tools', 'reference', 'delivery', 'customer'];

/** The progress and the payment come first on a phone, and beside the lines on a wide screen. */
const grid = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(300px, 2fr)' },
  gridTemplateRows: { md: 'auto auto auto auto auto 1fr' },
  gridTemplateAreas: {
    xs: areas.map((area) => `"${area}"`).join(' '),
    md: `${areas.map((area) => (area === 'tools' ? '' : `"tools ${area}"`)).join(' ')} "tools ."`,
  },
  maxWidth: 1280,
};

interface OrderDetailsProps {
  order: Order;
  caller: OrderCaller;
  /** What the order owes, and its payments. */
  payment: ReactNode;
}

/** The progress, the payment, the lines, the delivery and, for admins, the customer of an order. */
export const OrderDetails = ({ order, caller, payment }: OrderDetailsProps) => (
  <Box sx={grid}>
    <DetailsCard title="Progress" area="progress">
      <OrderProgress order={order} caller={caller} />
    </DetailsCard>
    <DetailsCard title="Payment" area="payment">
      {payment}
    </DetailsCard>
    <DetailsCard title="Tools" area="tools">
      <OrderLines lines={order.lines} admin={caller.admin} />
      <OrderTotals order={order} />
    </DetailsCard>
    {hasReference(order) && (
      <DetailsCard title="Reference" area="reference">
        <OrderReference order={order} />
      </DetailsCard>
    )}
    <DetailsCard title="Delivery" area="delivery">
      <OrderDelivery order={order} />
    </DetailsCard>
    {caller.admin && (
      <DetailsCard title="Customer" area="customer">
        <OrderCustomer order={order} />
      </DetailsCard>
    )}
  </Box>
);

const heights = { progress: 240, payment: 320, tools: 320, delivery: 240 };

export const OrderDetailsSkeleton = () => (
  <Box sx={grid} role="status" aria-label="Loading the order">
    {Object.entries(heights).map(([area, height]) => (
      <Skeleton key={area} variant="rounded" height={height} sx={{ gridArea: area }} />
    ))}
  </Box>
);
