import { useQueryClient } from '@tanstack/react-query';
import {
  apiRoutes,
  type CancelledPartInput,
  type CreditInput,
  type ShippedPartInput,
  shipmentIdOf,
} from 'functions/contract';
import type { Order, OrderParcel } from '../../../domain/order/order.ts';
import { orderDependents, orderKeys } from '../../../domain/order/orderCache.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useSend } from '../../../lib/queries/useSend.ts';

const { shipOrder, cancelPieces, creditInvoice, deliverShipment, reverseShipment } = apiRoutes;

/** The changes of a part of an order. Each resolves to the order after it. */
export interface PartChanges {
  ship: (input: ShippedPartInput) => Promise<Order>;
  cancel: (input: CancelledPartInput) => Promise<Order>;
  credit: (invoice: string, input: CreditInput) => Promise<Order>;
  deliver: (parcel: OrderParcel) => Promise<Order>;
  reverse: (parcel: OrderParcel, reason: string) => Promise<Order>;
}

/** Changes parts of an order. */
export const usePartChanges = (orderId: string | undefined): PartChanges => {
  const id = orderId ?? '';
  const client = useQueryClient();
  const options = {
    refreshes: [orderKeys.all, ...orderDependents],
    shows: (order: Order) => {
      for (const key of [order._id, order.number])
        client.setQueryData<Order>(orderKeys.one(key), order);
    },
  };
  const credit = useSend(
    async ({ number, body }: { number: string; body: CreditInput }, idempotencyKey) =>
      (await callApi(creditInvoice, { params: { number }, body, idempotencyKey })).order,
    options,
  );
  const reverse = useSend(
    async ({ number, reason }: { number: string; reason: string }, idempotencyKey) => {
      const params = { id: shipmentIdOf(id, number) };
      return (await callApi(reverseShipment, { params, body: { reason }, idempotencyKey })).order;
    },
    options,
  );
  const deliver = useSend(async (number: string, idempotencyKey) => {
    const params = { id: shipmentIdOf(id, number) };
    return (await callApi(deliverShipment, { params, idempotencyKey })).order;
  }, options);
  return {
    ship: useSend(
      async (body: ShippedPartInput, idempotencyKey) =>
        (await callApi(shipOrder, { params: { id }, body, idempotencyKey })).order,
      options,
    ),
    cancel: useSend(
      async (body: CancelledPartInput, idempotencyKey) =>
        (await callApi(cancelPieces, { params: { id }, body, idempotencyKey })).order,
      options,
    ),
    credit: (number, body) => credit({ number, body }),
    deliver: ({ number }) => deliver(number),
    reverse: ({ number }, reason) => reverse({ number, reason }),
  };
};
