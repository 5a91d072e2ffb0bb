import Typography from '@mui/material/Typography';
import {
  type Actor,
  allPieces,
  parcelsOf,
  remainingOf,
  remainingPiecesOf,
} from 'functions/contract';
import { deliveryDay, isLate } from '../../../domain/order/deliveryDay.ts';
import type { Order } from '../../../domain/order/order.ts';
import { PiecesList } from '../../../domain/order/pieces/PiecesList.tsx';
import { DetailsCard } from '../../../ui/layout/DetailsCard.tsx';
import { ParcelActions } from './ParcelActions.tsx';
import { ParcelCard } from './ParcelCard.tsx';

/** The pieces of an order that are in no parcel so far, and by when they are promised. */
const StillToCome = ({ order }: { order: Order }) => (
  <DetailsCard title="Still to come">
    <PiecesList order={order} pieces={allPieces(order.lines, remainingOf)} />
    <Typography sx={{ mt: 1.5, color: isLate(order) ? 'warning.main' : 'text.secondary' }}>
      {isLate(order)
        ? `Late: promised by ${deliveryDay(order)}.`
        : `Promised by ${deliveryDay(order)}.`}
    </Typography>
  </DetailsCard>
);

/** Whether an order has had a parcel. */
export const hasParcels = ({ shipmentCount }: Order): boolean => shipmentCount > 0;

/** The parcels of an order, and what is still to come after them. */
export const OrderParcels = ({ order, caller }: { order: Order; caller: Actor }) => {
  return (
    <>
      {parcelsOf(order).map((parcel) => (
        <ParcelCard key={parcel.number} order={order} parcel={parcel}>
          <ParcelActions order={order} parcel={parcel} caller={caller} />
        </ParcelCard>
      ))}
      {remainingPiecesOf(order) > 0 && <StillToCome order={order} />}
    </>
  );
};
