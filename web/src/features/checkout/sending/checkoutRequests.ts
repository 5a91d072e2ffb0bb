import { apiRoutes, type OrderLinesBody, type PlacedOrder } from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';
import { idempotencyHeader } from '../../../lib/api/idempotencyKey.ts';

const { placeOrder } = apiRoutes;

/** Places an order. The idempotency key lets the API recognise a retry. */
export const sendCheckout = (order: OrderLinesBody, idempotencyKey: string): Promise<PlacedOrder> =>
  callApi(placeOrder, placeOrder.href(), {
    body: { order },
    headers: idempotencyHeader(idempotencyKey),
  });
