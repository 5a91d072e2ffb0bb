import {
  formatCount,
  formatDay,
  formatDayOf,
  parcelStatusOf,
  piecesOf,
  type Seller,
} from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import type { ShipmentDocument } from '../../documents/orders/shipments.ts';
import type { DocumentContent, Fact } from './documentContent.ts';
import { linesOfBuyer, partyOf } from './partyTexts.ts';

/** A shipment with its order, and the shop. */
export interface PrintedDeliveryNote {
  shipment: ShipmentDocument;
  order: OrderDocument;
  seller: Seller;
  /** The zone of its days. */
  timeZone: string;
}

const factsOf = ({ shipment, order, timeZone }: PrintedDeliveryNote): Fact[] => [
  { label: 'Shipment', value: shipment.number, isStrong: true },
  { label: 'Shipped', value: formatDayOf(shipment.shippedAt, timeZone) },
  { label: 'Order', value: order.number },
  { label: 'Order date', value: formatDayOf(order.createdAt, timeZone) },
  ...(order.poNumber ? [{ label: 'Your PO number', value: order.poNumber }] : []),
  ...(order.requestedDay ? [{ label: 'Requested for', value: formatDay(order.requestedDay) }] : []),
  { label: 'Carrier', value: shipment.carrier },
  { label: 'Tracking number', value: shipment.trackingNumber },
];

const noteOf = ({ shipment }: PrintedDeliveryNote): string =>
  parcelStatusOf(shipment) === 'reversed'
    ? 'This shipment was recorded by mistake and has not been sent.'
    : 'Please check the pieces when they arrive. This is not an invoice.';

/** The texts of the delivery note of a shipment. */
export const deliveryNoteContent = (printed: PrintedDeliveryNote): DocumentContent => {
  const { shipment, order, seller } = printed;
  const { userName: name, userEmail: email, phoneNumber: phone, orderAddress: address } = order;
  return {
    title: 'Delivery note',
    number: shipment.number,
    issuedAt: shipment.shippedAt,
    seller,
    buyer: partyOf('Deliver to', name, linesOfBuyer({ name, email, phone, address })),
    facts: factsOf(printed),
    headings: ['Pieces'],
    rows: shipment.lines.map(({ sku, toolName, quantity }) => ({
      sku,
      name: toolName,
      figures: [formatCount(quantity)],
      amount: quantity,
    })),
    formatSum: formatCount,
    sums: [{ label: 'Total pieces', value: formatCount(piecesOf(shipment)), isStrong: true }],
    note: noteOf(printed),
    noteFacts: [],
  };
};
