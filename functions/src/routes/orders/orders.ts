import { Router } from 'express';
import {
  apiRoutes,
  limits,
  lineTotalOf,
  type OrderBody,
  type OrderInput,
  type OrderLinesBody,
  orderLinesSchema,
  orderSchema,
  toCents,
  tooManyLinesMessage,
  transitionSchema,
} from '../../contract/index.ts';
import { ApiError } from '../../errors.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { requireAdmin } from '../../http/access/requireAdmin.ts';
import { requireSelfOrAdmin } from '../../http/access/requireSelf.ts';
import { requireUser, requireVerifiedEmail } from '../../http/access/requireUser.ts';
import { checkLength } from '../../http/body/checkLength.ts';
import { jsonBody } from '../../http/body/jsonBody.ts';
import { formOf, validate } from '../../http/body/validate.ts';
import { handle } from '../../http/handle.ts';
import {
  parseOrderFilter,
  parseOrderSelection,
  parsePaymentFilter,
} from '../../http/query/orderQuery.ts';
import { parsePage, sendPage } from '../../http/query/paginate.ts';
import { idempotencyKeyOf } from '../../http/requestHeaders.ts';
import { verifiedOrdersOnly } from '../../params.ts';
import { getOrder, listOrders, listOrdersOf } from '../../services/ordering/orders/orders.ts';
import { placeOrder } from '../../services/ordering/placing/placeOrder.ts';
import { cancelOrder } from '../../services/ordering/status/cancelOrder.ts';
import { transitionOrder } from '../../services/ordering/status/transitionOrder.ts';
import { shopTimeZone } from '../../services/settings/settings.ts';
import type { Account } from '../../store/accounts/accounts.ts';

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

/** Converts the refusal of a single line to that of the specification's body. */
const withSpecifiedNames = (error: unknown): unknown => {
  if (!(error instanceof ApiError) || !error.details.lines) return error;
  const {
    errors: { 'lines.0.quantity': orderQuantity } = {},
    lines: _,
    ...details
  } = error.details;
  const named = orderQuantity && { errors: { orderQuantity } };
  return new ApiError(error.code, { ...details, ...named }, { cause: error });
};

const placeLines = (form: Record<string, unknown>, key: string | undefined, buyer: Account) => {
  checkLength(form, lineLimit);
  const input = inputOfLines(validate(orderLinesSchema, form));
  return placeOrder({ input, key }, buyer);
};

const placeOne = async (form: Record<string, unknown>, key: string | undefined, buyer: Account) => {
  const input = inputOfBody(validate(orderSchema, form));
  try {
    return await placeOrder({ input, key }, buyer);
  } catch (error) {
    throw withSpecifiedNames(error);
  }
};

const mayOrder = [requireUser, requireVerifiedEmail(verifiedOrdersOnly)];

handle(orders, apiRoutes.placeOrder, mayOrder, jsonBody, async (request, response) => {
  const form = formOf(request.body, 'order');
  const place = form.lines === undefined ? placeOne : placeLines;
  response.status(201).json(await place(form, idempotencyKeyOf(request), callerOf(response)));
});

handle(orders, apiRoutes.listOrdersOf, requireSelfOrAdmin, async (request, response) => {
  const { email } = request.params;
  const filter = parseOrderFilter(request.query);
  const payment = parsePaymentFilter(request.query);
  const page = await listOrdersOf(
    { email, filter, payment, ...parsePage(request.query) },
    callerOf(response),
  );
  sendPage(request, response, page);
});

handle(orders, apiRoutes.listOrders, requireAdmin, async (request, response) => {
  const selection = parseOrderSelection(request.query, await shopTimeZone());
  sendPage(request, response, await listOrders(selection, parsePage(request.query)));
});

handle(orders, apiRoutes.getOrder, requireUser, async (request, response) => {
  response.json(await getOrder(request.params.id, callerOf(response)));
});

handle(orders, apiRoutes.cancelOrder, requireUser, async (request, response) => {
  response.json(await cancelOrder(request.params.id, callerOf(response)));
});

handle(orders, apiRoutes.transitionOrder, requireUser, jsonBody, async (request, response) => {
  const input = validate(transitionSchema, formOf(request.body));
  const key = idempotencyKeyOf(request);
  const { id } = request.params;
  response.json(await transitionOrder(id, { input, key }, callerOf(response)));
});
