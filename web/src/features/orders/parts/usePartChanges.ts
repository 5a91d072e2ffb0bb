import { useMutation, useQueryClient } from '@tanstack/react-query';
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
import { invalidateQueries } from '../../../lib/queries/invalidateQueries.ts';
import { useRequestKeys } from '../../../lib/storage/useRequestKeys.ts';

const { shipOrder, cancelPieces, creditInvoice, deliverShipment, reverseShipment } = apiRoutes;

type Send = (idempotencyKey: string) => Promise<{ order: Order }>;

/** The changes of a part of an order. Each resolves to the order after it. */
export interface PartChanges {
  ship: (input: ShippedPartInput) => Promise<Order>;
  cancel: (input: CancelledPartInput) => Promise<Order>;
  credit: (invoice: string, input: CreditInput) => Promise<Order>;
  deliver: (parcel: OrderParcel) => Promise<Order>;
  reverse: (parcel: OrderParcel, reason: string) => Promise<Order>;
}

/**
 * Changes parts of an order. A retry of the same request after a lost answer has its key, and each
 * change refreshes the orders, also after a failure.
 */
export const usePartChanges = (orderId: string | undefined): PartChanges => {
  const id = orderId ?? '';
  const client = useQueryClient();
  const withKey = useRequestKeys();
  const { mutateAsync } = useMutation({
    mutationFn: async ({ request, send }: { request: object; send: Send }) =>
      (await withKey(JSON.stringify({ id, ...request }), send)).order,
    onSuccess: (order) => {
      for (const key of [order._id, order.number])
        client.setQueryData<Order>(orderKeys.one(key), order);
    },
    onSettled: async () => {
      for (const key of orderDependents) void invalidateQueries(client, key);
      await invalidateQueries(client, orderKeys.all);
    },
  });
  const change = (request: object, send: Send) => mutateAsync({ request, send });
  return {
    ship: (body) =>
      change({ ship: body }, (idempotencyKey) =>
        callApi(shipOrder, { params: { id }, body, idempotencyKey }),
      ),
    cancel: (body) =>
      change({ cancel: body }, (idempotencyKey) =>
        callApi(cancelPieces, { params: { id }, body, idempotencyKey }),
      ),
    credit: (number, body) =>
      change({ credit: body }, (idempotencyKey) =>
        callApi(creditInvoice, { params: { number }, body, idempotencyKey }),
      ),
    deliver: ({ number }) =>
      change({ deliver: number }, (idempotencyKey) =>
        callApi(deliverShipment, { params: { id: shipmentIdOf(id, number) }, idempotencyKey }),
      ),
    reverse: ({ number }, reason) =>
      change({ reverse: number, reason }, (idempotencyKey) =>
        callApi(reverseShipment, {
          params: { id: shipmentIdOf(id, number) },
          body: { reason },
          idempotencyKey,
        }),
      ),
  };
};
