import Box from '@mui/material/Box';
import { formatDay, remainingPiecesOf } from 'functions/contract';
import { isLate } from '../../../domain/order/deliveryDay.ts';
import type { Order } from '../../../domain/order/order.ts';

/** By when what remains of an order has to be shipped, marked when that day has passed. */
export const ShipBy = ({ order, prefix = '' }: { order: Order; prefix?: string }) => {
  if (remainingPiecesOf(order) === 0) return null;
  const late = isLate(order);
  return (
    <Box component="span" sx={late ? { color: 'warning.main', fontWeight: 600 } : {}}>
      {late ? 'Late: ' : prefix}
      <time dateTime={order.shipBy}>{formatDay(order.shipBy, 'short')}</time>
    </Box>
  );
};
