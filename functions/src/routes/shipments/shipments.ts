import { Router } from 'express';
import { apiRoutes, deliveryNoteFileOf } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { handle } from '../../http/handle.ts';
import { reply } from '../../http/reply.ts';
import { sendPdf } from '../../http/responses/sendPdf.ts';
import { deliverShipment, reverseShipment } from '../../services/ordering/parts/endShipment.ts';
import { listShipments, readDeliveryNote } from '../../services/ordering/parts/printedShipments.ts';
import { shipOrder } from '../../services/ordering/parts/shipOrder.ts';

export const shipments = Router();

reply(shipments, apiRoutes.shipOrder, ({ params, keyed, caller }) =>
  shipOrder(params.id, keyed, caller),
);

reply(shipments, apiRoutes.listShipments, ({ params, page, caller }) =>
  listShipments(params.id, page, caller),
);

reply(shipments, apiRoutes.deliverShipment, ({ params, key, caller }) =>
  deliverShipment(params.id, key, caller),
);

reply(shipments, apiRoutes.reverseShipment, ({ params, keyed, caller }) =>
  reverseShipment(params.id, keyed, caller),
);

handle(shipments, apiRoutes.getDeliveryNote, async (request, response) => {
  const printed = await readDeliveryNote(request.params.number, callerOf(response));
  // Loaded only here, so that no other request of a new instance waits for it.
  const { drawDeliveryNote } = await import('../../invoices/printedDocuments.ts');
  sendPdf(response, deliveryNoteFileOf(printed.shipment), await drawDeliveryNote(printed));
});
