import type { Acknowledged } from '../calls/responses.ts';
import type { Sent } from '../kinds/fields.ts';
import { limits } from '../limits.ts';
import type { Order } from '../orders/model.ts';
import type { shipmentFields } from './fields.ts';

/**
 * The message for an order with too many shipments. Its document tells all that has happened to it,
 * so it grows with each.
 */
export const tooManyShipmentsMessage = `An order can have at most ${limits.shipments} shipments: cancel what remains, and order it again`;

/** A shipment in a response; times are ISO 8601. */
export interface Shipment extends Sent<typeof shipmentFields> {
  _id: string;
}

/** The response to a change of a shipment: it, and the order after it. */
export interface ChangedShipment extends Acknowledged {
  shipment: Shipment;
  order: Order;
}

/** The id of the shipment of an order with a number: the id of the order, and its position. */
export const shipmentIdOf = (orderId: string, number: string): string =>
  `${orderId}-${number.slice(number.lastIndexOf('-') + 1)}`;

/** The id of the order of a shipment, and its position; undefined for any other text. */
export const parseShipmentId = (id: string): { orderId: string; position: number } | undefined => {
  const [, orderId, position] = /^(.+)-S([1-9]\d{0,5})$/.exec(id) ?? [];
  return orderId ? { orderId, position: Number(position) } : undefined;
};

/** The file name of a delivery note: `delivery-note-TH-4K2M9A7C-S1.pdf`. */
export const deliveryNoteFileOf = ({ number }: Pick<Shipment, 'number'>): string =>
  `delivery-note-${number}.pdf`;
