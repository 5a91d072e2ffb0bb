import type { Shipment } from '../../../contract/index.ts';
import { maySee } from '../../../contract/index.ts';
import { ApiError } from '../../../errors.ts';
import type { PrintedDeliveryNote } from '../../../invoices/texts/deliveryNoteTexts.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { readDocument } from '../../../store/reads/documents.ts';
import type { Page, PageRequest } from '../../../store/reads/queries.ts';
import { readPrintedShop } from '../../settings/settings.ts';
import { listShipmentsOf, shipmentsWithNumber } from '../../shipments/shipments.ts';
import { orderResource } from '../orders/orders.ts';

/**
 * A page of the shipments of an order, oldest first. Throws `order-not-found`, also for another
 * account's order, and `validation` for an invalid cursor.
 */
export const listShipments = async (
  id: string,
  page: PageRequest,
  caller: Caller,
): Promise<Page<Shipment>> => {
  orderResource.permitted(await readDocument(orderResource.reference(id)), caller);
  return listShipmentsOf(id, page);
};

/**
 * A shipment with its order, to be printed. Throws `shipment-not-found`, also for that of another
 * account, and for a number that several shipments of the caller's share.
 */
export const readDeliveryNote = async (
  number: string,
  caller: Caller,
): Promise<PrintedDeliveryNote> => {
  const found = await shipmentsWithNumber(number);
  const [own, another] = found.filter(({ content }) => maySee(content, caller));
  if (!own || another) throw new ApiError('shipment-not-found');
  const [order, { seller, timeZone }] = await Promise.all([
    readDocument(orderResource.reference(own.content.orderId)),
    readPrintedShop(),
  ]);
  if (!order) throw new ApiError('shipment-not-found');
  return { shipment: own.content, order, seller, timeZone };
};
