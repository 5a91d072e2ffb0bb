import {
  counted,
  type LinePieces,
  type OrderLine,
  piecesOfTool,
  remainingOf,
  remainingPiecesOf,
  trackingUrl,
} from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import { button, facts, paragraph, quotation, subheading } from '../rendering/mailBlocks.ts';
import type { MailBlock, MailContent, MailShop } from '../rendering/mailContent.ts';
import { orderPage } from './mailPages.ts';

/** How pieces of an order are on their way. */
export interface MailedShipment {
  number: string;
  pieces: readonly LinePieces[];
  carrier: string;
  trackingNumber: string;
}

/** Lines of an order with so many pieces of each; without those that have none. */
export const piecesBlock = (
  lines: readonly OrderLine[],
  piecesIn: (line: OrderLine) => number,
): MailBlock => ({
  type: 'lines',
  amountHeader: 'Pieces',
  lines: lines
    .filter((line) => piecesIn(line) > 0)
    .map((line) => ({
      name: line.toolName,
      details: line.sku,
      amount: counted(piecesIn(line), 'piece'),
    })),
  totals: [],
});

const stillToCome = (order: OrderDocument): MailBlock[] =>
  remainingPiecesOf(order) === 0
    ? []
    : [subheading('Still to come'), piecesBlock(order.lines, remainingOf)];

/** To the customer: pieces of the order have been shipped, and which are still to come. */
export const orderShippedMail = (
  order: OrderDocument,
  shop: MailShop,
  { number, pieces, carrier, trackingNumber }: MailedShipment,
): MailContent => {
  const isRest = remainingPiecesOf(order) === 0;
  const piecesIn = ({ toolId }: OrderLine): number => piecesOfTool(pieces, toolId);
  return {
    subject: isRest
      ? `Order ${order.number} has been shipped`
      : `A part of order ${order.number} has been shipped`,
    preview: `${carrier}, tracking number ${trackingNumber}.`,
    heading: isRest ? 'Your order is on its way' : 'A part of your order is on its way',
    blocks: [
      paragraph(
        isRest && order.shipmentCount === 1
          ? `We have handed your order ${order.number} over to the carrier.`
          : `We have handed a parcel of your order ${order.number} over to the carrier.`,
      ),
      facts([
        ['Shipment', number],
        ['Carrier', carrier],
        ['Tracking number', trackingNumber, trackingUrl(carrier, trackingNumber)],
        ['Your PO number', order.poNumber],
        ['Delivery address', order.orderAddress],
      ]),
      button('View your order', orderPage(shop, order)),
      paragraph('When it has arrived, please confirm the receipt on the page of the order.'),
      subheading('What we have shipped'),
      piecesBlock(order.lines, piecesIn),
      ...stillToCome(order),
    ],
  };
};

/** To the customer: a shipment was recorded by mistake. */
export const shipmentReversedMail = (
  order: OrderDocument,
  shop: MailShop,
  { number, reason }: { number: string; reason: string },
): MailContent => ({
  subject: `A correction about order ${order.number}`,
  preview: `Shipment ${number} was recorded by mistake.`,
  heading: 'A shipment was recorded by mistake',
  blocks: [
    paragraph(
      `We told you that shipment ${number} of your order ${order.number} is on its way. That was a mistake, and we are sorry. We will write to you again when its pieces are shipped.`,
    ),
    subheading('Reason'),
    quotation(reason),
    button('View your order', orderPage(shop, order)),
    ...stillToCome(order),
  ],
});
