import { Router } from 'express';
import { apiRoutes, orderDocumentFileOf } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { handle } from '../../http/handle.ts';
import { sendPdf } from '../../http/responses/sendPdf.ts';
import { readConfirmation, readPickList } from '../../services/ordering/orders/printedOrders.ts';

export const orderDocuments = Router();

// The code that draws them is loaded only here, so that no other request of a new instance waits
// for it.

handle(orderDocuments, apiRoutes.getPickList, async (request, response) => {
  const printed = await readPickList(request.params.id, callerOf(response));
  const { drawPickList } = await import('../../invoices/printedDocuments.ts');
  const file = orderDocumentFileOf('pick-list', printed.order);
  sendPdf(response, file, await drawPickList(printed));
});

handle(orderDocuments, apiRoutes.getOrderConfirmation, async (request, response) => {
  const printed = await readConfirmation(request.params.id, callerOf(response));
  const { drawConfirmation } = await import('../../invoices/printedDocuments.ts');
  const file = orderDocumentFileOf('order-confirmation', printed.order);
  sendPdf(response, file, await drawConfirmation(printed));
});
