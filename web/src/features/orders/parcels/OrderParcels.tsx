import { type DocumentCaller, parcelsOf, remainingPiecesOf } from 'functions/contract';
import type { Order } from '../../../domain/order/order.ts';
import { ParcelActions } from './ParcelActions.tsx';
import { ParcelCard } from './ParcelCard.tsx';
import { StillToCome } from './StillToCome.tsx';

/** Whether an order has had a parcel. */
export const hasParcels = ({ shipmentCount }: Order): boolean => shipmentCount > 0;

/** The parcels of an order, and what is still to come after them. */
export const OrderParcels = ({ order, caller }: { order: Order; caller: DocumentCaller }) => {
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
