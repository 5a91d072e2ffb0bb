import { Router } from 'express';
import {
  apiRoutes,
  type OrderBody,
  type OrderInput,
  orderSchema,
  orderStatuses,
} from '../contract/index.ts';
import { ApiError } from '../errors.ts';
import { callerOf } from '../http/authenticate.ts';
import { handle } from '../http/handle.ts';
import { jsonBody } from '../http/jsonBody.ts';
import { parsePage, sendPage } from '../http/paginate.ts';
import { parseChoice, parseSearch } from '../http/query.ts';
import { idempotencyKeyOf } from '../http/requestHeaders.ts';
import { requireAdmin } from '../http/requireAdmin.ts';
import { requireSelfOrAdmin } from '../http/requireSelf.ts';
import { requireUser, requireVerifiedEmail } from '../http/requireUser.ts';
import { formOf, validate } from '../http/validate.ts';
import { verifiedOrdersOnly } from '../params.ts';
import { cancelOrder } from '../services/ordering/cancelOrder.ts';
import { getOrder, listOrders, listOrdersOf } from '../services/ordering/orders.ts';
import { placeOrder } from '../services/ordering/placeOrder.ts';

export const orders = Router();

const inputOf = ({ orderQuantity: quantity, ...order }: OrderBody): OrderInput => ({
  ...order,
  quantity,
});

/** Names the quantity in field errors as the body of the request does. */
const withWireNames = (error: unknown): unknown => {
  if (!(error instanceof ApiError) || !error.details.errors?.quantity) return error;
  const { quantity: orderQuantity, ...others } = error.details.errors;
  const details = { ...error.details, errors: { ...others, orderQuantity } };
  return new ApiError(error.code, details, { cause: error });
};

const mayOrder = [requireUser, requireVerifiedEmail(verifiedOrdersOnly)];

handle(orders, apiRoutes.placeOrder, mayOrder, jsonBody, async (request, response) => {
  const input = inputOf(validate(orderSchema, formOf(request.body, 'order')));
  const key = idempotencyKeyOf(request);
  const placed = placeOrder({ input, key }, callerOf(response)).catch((error) => {
    throw withWireNames(error);
  });
  response.status(201).json(await placed);
});

handle(orders, apiRoutes.listOrdersOf, requireSelfOrAdmin, async (request, response) => {
  const { email } = request.params;
  const page = await listOrdersOf(email, parsePage(request.query), callerOf(response));
  sendPage(request, response, page);
});

handle(orders, apiRoutes.listOrders, requireAdmin, async (request, response) => {
  const status = parseChoice(request.query, 'status', orderStatuses, undefined);
  const search = parseSearch(request.query);
  sendPage(request, response, await listOrders({ ...parsePage(request.query), status, search }));
});

handle(orders, apiRoutes.getOrder, requireUser, async (request, response) => {
  response.json(await getOrder(request.params.id, callerOf(response)));
});

handle(orders, apiRoutes.cancelOrder, requireUser, async (request, response) => {
  response.json(await cancelOrder(request.params.id, callerOf(response)));
});
