import { type ChangedShipment, shipmentIdOf } from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';
import { ApiError } from '../../../errors.ts';
import { shipmentsOf, toShipment } from '../../shipments/shipments.ts';
import { toOrder } from '../orders/orderResponse.ts';

/** The response to a change of the shipment with a number: it, and the order after the change. */
export const toChangedShipment = (
  orderId: string,
  order: OrderDocument,
  number: string,
): ChangedShipment => {
  const id = shipmentIdOf(orderId, number);
  const found = shipmentsOf({ id: orderId, order }).find((shipment) => shipment.id === id);
  if (!found) throw new ApiError('shipment-not-found');
  return {
    acknowledged: true,
    shipment: toShipment(id, found.content),
    order: toOrder(orderId, order),
  };
};
