import Typography from '@mui/material/Typography';
import { allPieces, remainingOf } from 'functions/contract';
import { deliveryDay, isLate } from '../../../domain/order/deliveryDay.ts';
import type { Order } from '../../../domain/order/order.ts';
import { PiecesList } from '../../../domain/order/pieces/PiecesList.tsx';
import { DetailsCard } from '../../../ui/layout/DetailsCard.tsx';

/** The pieces of an order that are in no parcel so far, and by when they are promised. */
export const StillToCome = ({ order }: { order: Order }) => (
  <DetailsCard title="Still to come">
    <PiecesList order={order} pieces={allPieces(order.lines, remainingOf)} />
    <Typography sx={{ mt: 1.5, color: isLate(order) ? 'warning.main' : 'text.secondary' }}>
      {isLate(order)
        ? `Late: promised by ${deliveryDay(order)}.`
        : `Promised by ${deliveryDay(order)}.`}
    </Typography>
  </DetailsCard>
);
