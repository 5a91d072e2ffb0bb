import Typography from '@mui/material/Typography';
import { counted, formatDay, isCancelled, piecesOf, remainingPiecesOf } from 'functions/contract';
import { arrivalOf, isLate } from '../../../domain/order/deliveryDay.ts';
import type { Order } from '../../../domain/order/order.ts';
import { StatusChip } from '../../../ui/feedback/StatusChip.tsx';
import { Fact, Facts } from '../../../ui/layout/Facts.tsx';

const ShipBy = ({ order }: { order: Order }) => (
  <>
    <strong>{formatDay(order.shipBy, 'full')}</strong>{' '}
    {isLate(order) && <StatusChip label="Late" color="warning" filled />}
  </>
);

const toShipText = (order: Order): string => {
  if (isCancelled(order.status)) return 'Nothing: the order is cancelled';
  const remaining = remainingPiecesOf(order);
  if (remaining === 0) return 'Nothing: all pieces are shipped';
  const all = counted(piecesOf(order), 'piece');
  return remaining === piecesOf(order) ? all : `${remaining} of ${all}`;
};

/** For staff: what is to be shipped by when, and what the buyer has asked for. */
export const OrderShipping = ({ order }: { order: Order }) => (
  <>
    <Facts>
      {remainingPiecesOf(order) > 0 && (
        <>
          <Fact name="Ship by">
            <ShipBy order={order} />
          </Fact>
          <Fact name="Arrives">{arrivalOf(order)}</Fact>
        </>
      )}
      <Fact name="To ship">{toShipText(order)}</Fact>
      {order.completeOnly && <Fact name="Parts">The buyer takes it complete only</Fact>}
      {order.note && <Fact name="Note from the buyer">{order.note}</Fact>}
    </Facts>
    {!order.note && (
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        The buyer has left no note.
      </Typography>
    )}
  </>
);
