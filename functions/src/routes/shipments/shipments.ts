import { Router } from 'express';
import { apiRoutes, deliveryNoteFileOf } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { handle } from '../../http/handle.ts';
import { parseKeyedForm } from '../../http/parseKeyedForm.ts';
import { parsePage, sendPage } from '../../http/query/paginate.ts';
import { idempotencyKeyOf } from '../../http/requestHeaders.ts';
import { sendPdf } from '../../http/responses/sendPdf.ts';
import { deliverShipment, reverseShipment } from '../../services/ordering/parts/endShipment.ts';
import { listShipments, readDeliveryNote } from '../../services/ordering/parts/printedShipments.ts';
import { shipOrder } from '../../services/ordering/parts/shipOrder.ts';

export const shipments = Router();

handle(shipments, apiRoutes.shipOrder, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.shipOrder, request);
  response.json(await shipOrder(request.params.id, keyed, callerOf(response)));
});

handle(shipments, apiRoutes.listShipments, async (request, response) => {
  const page = parsePage(request.query);
  const found = await listShipments(request.params.id, page, callerOf(response));
  sendPage(request, response, found);
});

handle(shipments, apiRoutes.deliverShipment, async (request, response) => {
  const key = idempotencyKeyOf(request);
  response.json(await deliverShipment(request.params.id, key, callerOf(response)));
});

handle(shipments, apiRoutes.reverseShipment, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.reverseShipment, request);
  response.json(await reverseShipment(request.params.id, keyed, callerOf(response)));
});

handle(shipments, apiRoutes.getDeliveryNote, async (request, response) => {
  const printed = await readDeliveryNote(request.params.number, callerOf(response));
  // Loaded only here, so that no other request of a new instance waits for it.
  const { drawDeliveryNote } = await import('../../invoices/printedDocuments.ts');
  sendPdf(response, deliveryNoteFileOf(printed.shipment), await drawDeliveryNote(printed));
});
