import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { OrderCaller } from 'functions/contract';
import type { Order } from '../order.ts';
import { DetailsCard } from './DetailsCard.tsx';
import { OrderCustomer } from './OrderCustomer.tsx';
import { OrderDelivery } from './OrderDelivery.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderProgress } from './OrderProgress.tsx';
import { OrderReference } from './OrderReference.tsx';
import { OrderTotals } from './OrderTotals.tsx';

/** The progress comes first on a phone, and beside the lines on a wide screen. */
const grid = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(300px, 2fr)' },
  gridTemplateRows: { md: 'auto auto auto auto 1fr' },
  gridTemplateAreas: {
    xs: '"progress" "tools" "reference" "delivery" "customer"',
    md: '"tools progress" "tools reference" "tools delivery" "tools customer" "tools ."',
  },
  maxWidth: 1280,
};

/** The progress, the lines, the reference, the delivery and, for admins, the customer of an order. */
export const OrderDetails = ({ order, caller }: { order: Order; caller: OrderCaller }) => (
  <Box sx={grid}>
    <DetailsCard title="Progress" area="progress">
      <OrderProgress order={order} caller={caller} />
    </DetailsCard>
    <DetailsCard title="Tools" area="tools">
      <OrderLines lines={order.lines} admin={caller.admin} />
      <OrderTotals order={order} />
    </DetailsCard>
    <DetailsCard title="Reference and payment" area="reference">
      <OrderReference order={order} />
    </DetailsCard>
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

const heights = { progress: 240, tools: 320, reference: 120, delivery: 240 };

export const OrderDetailsSkeleton = () => (
  <Box sx={grid} role="status" aria-label="Loading the order">
    {Object.entries(heights).map(([area, height]) => (
      <Skeleton key={area} variant="rounded" height={height} sx={{ gridArea: area }} />
    ))}
  </Box>
);
