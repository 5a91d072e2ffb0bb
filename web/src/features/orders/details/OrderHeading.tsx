import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DocumentCaller } from 'functions/contract';
import { memberNameOf } from '../../../domain/company/orderedBy.ts';
import type { Order } from '../../../domain/order/order.ts';
import { orderStatusChips } from '../../../domain/order/orderFilters.ts';
import { useOrdersLocation } from '../../../domain/order/useOrdersLocation.ts';
import { BackLink } from '../../../domain/page/BackLink.tsx';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { formatDateTime } from '../../../domain/time/dates.ts';
import { StatusChip } from '../../../ui/feedback/StatusChip.tsx';
import { OrderActions } from '../actions/OrderActions.tsx';
import { PartActions } from '../parts/PartActions.tsx';
import { usePartDialogs } from '../parts/partDialogs.ts';
import { ReorderButton } from '../reorder/ReorderButton.tsx';
import { canReorder } from '../reorder/reorder.ts';

const BackToOrders = ({ admin }: { admin: boolean }) => {
  const { list, listName } = useOrdersLocation(admin);
  return <BackLink to={list}>{listName}</BackLink>;
};

/** What the caller can do with the order, or with a part of it. */
const Actions = ({ order, caller }: { order: Order; caller: DocumentCaller }) => {
  const choosePart = usePartDialogs();
  return (
    <>
      <OrderActions order={order} caller={caller} onShip={() => choosePart('ship')} />
      <PartActions order={order} caller={caller} />
    </>
  );
};

interface OrderHeadingProps {
  /** The order, once it has loaded. */
  order: Order | undefined;
  /** The number in the address, until then. */
  number?: string | undefined;
  caller: DocumentCaller;
}

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 } as const;

const PlacedAt = ({ order }: { order: Order }) => {
  const member = memberNameOf(order);
  return (
    <>
      {'Placed on '}
      <time dateTime={order.createdAt}>{formatDateTime(order.createdAt)}</time>
      {member !== null && ` for ${order.payerName} · Ordered by ${member}`}
    </>
  );
};

/** The number, the status and the date of an order, and what the caller can do with it. */
export const OrderHeading = ({ order, number = order?.number, caller }: OrderHeadingProps) => (
  <Box sx={{ mb: 2.5, maxWidth: 1280 }}>
    <BackToOrders admin={caller.admin} />
    <Box sx={bar}>
      <Box sx={{ flexGrow: 1 }}>
        <Box sx={{ ...bar, minHeight: 32 }}>
          <PageTitle>{number ? `Order ${number}` : 'Order'}</PageTitle>
          {order && <StatusChip {...orderStatusChips[order.status]} />}
        </Box>
        <Typography sx={{ color: 'text.secondary', minHeight: '1.5em', overflowWrap: 'anywhere' }}>
          {order && <PlacedAt order={order} />}
        </Typography>
      </Box>
      {order && canReorder(order, caller) && <ReorderButton order={order} />}
      {order && <Actions order={order} caller={caller} />}
    </Box>
  </Box>
);
