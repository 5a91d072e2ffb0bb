import { Router } from 'express';
import {
  apiRoutes,
  type FieldErrors,
  limits,
  lineTotalOf,
  type OrderBody,
  type OrderInput,
  type OrderLinesBody,
  toCents,
  tooManyLinesMessage,
} from '../../contract/index.ts';
import { ApiError } from '../../errors.ts';
import { buyerOf } from '../../http/access/payer.ts';
import { requireVerifiedEmail } from '../../http/access/requireUser.ts';
import { parseForm } from '../../http/body/parseForm.ts';
import { handle } from '../../http/handle.ts';
import {
  parseOrderFilter,
  parseOrderSelection,
  parsePaymentFilter,
} from '../../http/query/orderQuery.ts';
import { parsePage, sendPage } from '../../http/query/paginate.ts';
import { idempotencyKeyOf } from '../../http/requestHeaders.ts';
import { verifiedOrdersOnly } from '../../params.ts';
import { getOrder, listOrders, listOrdersByEmail } from '../../services/ordering/orders/orders.ts';
import { placeOrder } from '../../services/ordering/placing/placeOrder.ts';
import { cancelOrder } from '../../services/ordering/status/cancelOrder.ts';
import { transitionOrder } from '../../services/ordering/status/transitionOrder.ts';
import { shopTimeZone } from '../../services/settings/settings.ts';
import type { Buyer } from '../../store/accounts/buyer.ts';

export const orders = Router();

const inputOfBody = ({ tool, orderQuantity, totalBill, ...buyer }: OrderBody): OrderInput => ({
  ...buyer,
  lines: [{ toolId: tool._id, quantity: orderQuantity, lineTotal: toCents(totalBill) }],
});

const inputOfLines = ({ lines, ...buyer }: OrderLinesBody): OrderInput => ({
  ...buyer,
  lines: lines.map(({ unitPrice, ...line }) => ({
    ...line,
    lineTotal: lineTotalOf(unitPrice, line.quantity),
  })),
});

const lineLimit = { name: 'lines', max: limits.orderLines, message: tooManyLinesMessage };

/** The message for the quantity, under the name of its field in the specification's body. */
const quantityErrors = (errors: FieldErrors = {}): FieldErrors => {
  const { 'lines.0.quantity': orderQuantity } = errors;
  return orderQuantity === undefined ? {} : { orderQuantity };
};

/** Converts the refusal of a single line to that of the specification's body. */
const withSpecifiedNames = (error: unknown): unknown => {
  if (!(error instanceof ApiError)) return error;
  const options = { cause: error };
  if (error.code === 'tool-not-found') return new ApiError(error.code, {}, options);
  if (error.code === 'price-changed') {
    const { tool, unitPrice } = error.details;
    return new ApiError(error.code, { tool, unitPrice }, options);
  }
  if (error.code === 'insufficient-stock') {
    const { lines: _, errors, ...figures } = error.details;
    return new ApiError(error.code, { ...figures, errors: quantityErrors(errors) }, options);
  }
  if (error.code === 'validation' && error.details.lines) {
    const { lines: _, errors, ...figures } = error.details;
    return new ApiError(error.code, { ...figures, errors: quantityErrors(errors) }, options);
  }
  return error;
};

/** Places an order for one tool, whose refusal has the names of the specification's body. */
const placeOne = async (body: OrderBody, key: string | undefined, buyer: Buyer) => {
  try {
    return await placeOrder({ input: inputOfBody(body), key }, buyer);
  } catch (error) {
    throw withSpecifiedNames(error);
  }
};

const mayOrder = requireVerifiedEmail(verifiedOrdersOnly);

handle(orders, apiRoutes.placeOrder, mayOrder, async (request, response) => {
  const form = parseForm(apiRoutes.placeOrder, request.body, lineLimit);
  const [key, buyer] = [idempotencyKeyOf(request), buyerOf(response)];
  const placed =
    'lines' in form
      ? placeOrder({ input: inputOfLines(form), key }, buyer)
      : placeOne(form, key, buyer);
  response.json(await placed);
});

handle(orders, apiRoutes.listOrdersByEmail, async (request, response) => {
  const { email } = request.params;
  const filter = parseOrderFilter(request.query);
  const payment = parsePaymentFilter(request.query);
  const page = await listOrdersByEmail(
    { email, filter, payment, ...parsePage(request.query) },
    buyerOf(response),
  );
  sendPage(request, response, page);
});

handle(orders, apiRoutes.listOrders, async (request, response) => {
  const selection = parseOrderSelection(request.query, await shopTimeZone());
  sendPage(request, response, await listOrders(selection, parsePage(request.query)));
});

handle(orders, apiRoutes.getOrder, async (request, response) => {
  response.json(await getOrder(request.params.id, buyerOf(response)));
});

handle(orders, apiRoutes.cancelOrder, async (request, response) => {
  response.json(await cancelOrder(request.params.id, buyerOf(response)));
});

handle(orders, apiRoutes.transitionOrder, async (request, response) => {
  const input = parseForm(apiRoutes.transitionOrder, request.body);
  const key = idempotencyKeyOf(request);
  const { id } = request.params;
  response.json(await transitionOrder(id, { input, key }, buyerOf(response)));
});
