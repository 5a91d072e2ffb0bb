import { Router } from 'express';
import {
  apiRoutes,
  type OrderInput,
  orderDocumentFileOf,
  unprintedHeader,
  unprintedText,
} from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { requireVerifiedEmail } from '../../http/access/requireUser.ts';
import { parseForm } from '../../http/body/parseForm.ts';
import { handle } from '../../http/handle.ts';
import { limitConcurrency } from '../../http/limits/overload.ts';
import { parseOrderSelection, parsePayerOrderSelection } from '../../http/query/orderQuery.ts';
import { parseSort } from '../../http/query/query.ts';
import { reply } from '../../http/reply.ts';
import { idempotencyKeyOf } from '../../http/requestHeaders.ts';
import { sendPdf } from '../../http/responses/sendPdf.ts';
import { streamPdf } from '../../http/responses/streamPdf.ts';
import { verifiedOrdersOnly } from '../../params.ts';
import { namingSuccessors } from '../../services/catalogue/lists/namingSuccessors.ts';
import {
  getOrder,
  listOrders,
  listOrdersByEmail,
  listPayerOrders,
} from '../../services/ordering/orders/orders.ts';
import { readOrdersToPrint } from '../../services/ordering/orders/ordersToPrint.ts';
import { readConfirmation, readPickList } from '../../services/ordering/orders/printedOrders.ts';
import { cancelPieces } from '../../services/ordering/parts/cancelPieces.ts';
import { placeOrder } from '../../services/ordering/placing/placeOrder.ts';
import { cancelOrder } from '../../services/ordering/status/cancelOrder.ts';
import { transitionOrder } from '../../services/ordering/status/transitionOrder.ts';
import { undoStep } from '../../services/ordering/status/undoStep.ts';
import { shopTimeZone } from '../../services/settings/settings.ts';
import { lineLimit, withOrderInput } from './orderBody.ts';

export const orders = Router();

const mayOrder = requireVerifiedEmail(verifiedOrdersOnly);

handle(orders, apiRoutes.placeOrder, mayOrder, async (request, response) => {
  const form = parseForm(apiRoutes.placeOrder, request.body, lineLimit);
  const [key, caller] = [idempotencyKeyOf(request), callerOf(response)];
  const place = (input: OrderInput) =>
    namingSuccessors(caller.payerId, () => placeOrder({ input, key }, caller));
  response.json(await withOrderInput(form, place));
});

reply(orders, apiRoutes.listOrdersByEmail, async ({ params, query, page, caller }) => {
  const selection = parsePayerOrderSelection(query, caller, await shopTimeZone());
  return listOrdersByEmail(params.email, selection, page, caller);
});

reply(orders, apiRoutes.listCompanyOrders, async ({ params, query, page, caller }) => {
  const selection = parsePayerOrderSelection(query, caller, await shopTimeZone());
  return listPayerOrders(params.id, selection, page, caller);
});

reply(orders, apiRoutes.listOrders, async ({ query, page, caller }) => {
  const selection = parseOrderSelection(query, caller, await shopTimeZone());
  const sort = parseSort(query, 'orders');
  return listOrders(selection, page, sort);
});

reply(orders, apiRoutes.getOrder, ({ params, caller }) => getOrder(params.id, caller));

reply(orders, apiRoutes.cancelOrder, ({ params, caller }) => cancelOrder(params.id, caller));

reply(orders, apiRoutes.cancelPieces, ({ params, input, key, caller }) =>
  cancelPieces(params.id, { input, key }, caller),
);

reply(orders, apiRoutes.transitionOrder, ({ params, input, key, caller }) =>
  transitionOrder(params.id, { input, key }, caller),
);

reply(orders, apiRoutes.undoOrderStep, ({ params, input, key, caller }) =>
  undoStep(params.id, { input, key }, caller),
);

// The code that draws documents is loaded only here, so that no other request of a new instance
// waits for it.

handle(orders, apiRoutes.getPickList, async (request, response) => {
  const printed = await readPickList(request.params.id, callerOf(response));
  const { drawPickList } = await import('../../invoices/printedDocuments.ts');
  const file = orderDocumentFileOf('pick-list', printed.order);
  sendPdf(response, file, await drawPickList(printed));
});

/** Limits the documents in memory: those of 200 orders are read at once. */
const limited = limitConcurrency(2);

handle(orders, apiRoutes.printOrders, async (request, response) => {
  const input = parseForm(apiRoutes.printOrders, request.body);
  await limited(async () => {
    const { printed, count, unprinted } = await readOrdersToPrint(input);
    const { drawOrders } = await import('../../invoices/printedOrders.ts');
    if (unprinted.size > 0) response.set(unprintedHeader, unprintedText(unprinted));
    await streamPdf(response, `${input.print}.pdf`, drawOrders(printed, count));
  });
});

handle(orders, apiRoutes.getOrderConfirmation, async (request, response) => {
  const printed = await readConfirmation(request.params.id, callerOf(response));
  const { drawConfirmation } = await import('../../invoices/printedDocuments.ts');
  const file = orderDocumentFileOf('order-confirmation', printed.order);
  sendPdf(response, file, await drawConfirmation(printed));
});
