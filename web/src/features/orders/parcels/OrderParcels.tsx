import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  type Actor,
  allPieces,
  counted,
  parcelStatusOf,
  parcelsOf,
  remainingOf,
  remainingPiecesOf,
} from 'functions/contract';
import type { PropsWithChildren } from 'react';
import { arrivalOf, arrivesLate, lowered } from '../../../domain/order/deliveryDay.ts';
import type { Order, OrderParcel } from '../../../domain/order/order.ts';
import { PiecesList } from '../../../domain/order/pieces/PiecesList.tsx';
import { DetailsCard } from '../../../ui/layout/DetailsCard.tsx';
import { ParcelActions } from './ParcelActions.tsx';
import { ParcelCard } from './ParcelCard.tsx';

/** The pieces of an order that are in no parcel so far, and by when they are promised. */
const StillToCome = ({ order }: { order: Order }) => {
  const isLate = arrivesLate(order);
  return (
    <DetailsCard title="Still to come">
      <PiecesList order={order} pieces={allPieces(order.lines, remainingOf)} />
      <Typography sx={{ mt: 1.5, color: isLate ? 'warning.main' : 'text.secondary' }}>
        {`${isLate ? 'Late: promised' : 'Promised'} ${lowered(arrivalOf(order))}.`}
      </Typography>
    </DetailsCard>
  );
};

const summary = {
  display: 'list-item',
  py: 1.25,
  cursor: 'pointer',
  color: 'text.secondary',
} as const;

/** Whether an order has had a parcel. */
export const hasParcels = ({ shipmentCount }: Order): boolean => shipmentCount > 0;

interface OrderParcelsProps {
  order: Order;
  caller: Actor;
}

/** The parcels that were taken back as mistakes, folded. */
const ReversedParcels = ({ parcels, children }: PropsWithChildren<{ parcels: OrderParcel[] }>) =>
  parcels.length > 0 && (
    <details>
      <Box component="summary" sx={summary}>
        {counted(parcels.length, 'reversed shipment')}
      </Box>
      <Stack spacing={{ xs: 2, md: 3 }} sx={{ mt: 1.5 }}>
        {children}
      </Stack>
    </details>
  );

/** The parcels of an order, what is still to come after them, and at the end reversed ones. */
export const OrderParcels = ({ order, caller }: OrderParcelsProps) => {
  const parcels = parcelsOf(order);
  const isReversed = (parcel: OrderParcel) => parcelStatusOf(parcel) === 'reversed';
  const cardOf = (parcel: OrderParcel) => (
    <ParcelCard key={parcel.number} order={order} parcel={parcel}>
      <ParcelActions order={order} parcel={parcel} caller={caller} />
    </ParcelCard>
  );
  const reversed = parcels.filter(isReversed);
  return (
    <>
      {parcels.filter((parcel) => !isReversed(parcel)).map(cardOf)}
      {remainingPiecesOf(order) > 0 && <StillToCome order={order} />}
      <ReversedParcels parcels={reversed}>{reversed.map(cardOf)}</ReversedParcels>
    </>
  );
};
