import {
  amountDueOf,
  formatCentsIn,
  type LinePieces,
  owedOf,
  piecesOfTool,
  refundDueOf,
} from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import { button, facts, paragraph, quotation, subheading } from '../rendering/mailBlocks.ts';
import type { MailBlock, MailContent, MailShop } from '../rendering/mailContent.ts';
import { type Cancellation, cancellerOf, reasonBlocks } from './cancelledOrderMail.ts';
import { orderPage } from './mailPages.ts';
import { piecesBlock } from './shipmentMails.ts';

/** What the customer has to do, or the shop, now that the order comes to less. */
const outcomeOf = (order: OrderDocument): string => {
  const [due, refund] = [amountDueOf(order), refundDueOf(order)];
  if (refund > 0) return `We will refund ${formatCentsIn(order.currency, refund)} to you.`;
  return due > 0
    ? `${formatCentsIn(order.currency, due)} remains to be paid.`
    : 'There is nothing to pay.';
};

const amounts = (order: OrderDocument): MailBlock =>
  facts([
    ['Order', order.number],
    ['Invoice', order.invoiceNumber ?? ''],
    ['Your PO number', order.poNumber],
    ['The order now comes to', formatCentsIn(order.currency, owedOf(order))],
    ['Paid', order.paid > 0 ? formatCentsIn(order.currency, order.paid) : ''],
    ['Amount due', formatCentsIn(order.currency, amountDueOf(order))],
  ]);

const noteBlocks = (
  { invoiceNumber }: OrderDocument,
  creditNoteNumber: string | undefined,
): MailBlock[] =>
  creditNoteNumber === undefined
    ? []
    : [
        paragraph(
          `Credit note ${creditNoteNumber} is attached. It is for a part of invoice ${invoiceNumber}.`,
        ),
      ];

/** Pieces of an order that were cancelled, by whom, and the credit note for them. */
export interface PartCancellation extends Cancellation {
  pieces: readonly LinePieces[];
  creditNoteNumber: string | undefined;
}

/** To the customer: pieces of the order have been cancelled; the others stay ordered. */
export const partCancelledMail = (
  order: OrderDocument,
  shop: MailShop,
  { pieces, creditNoteNumber, ...cancellation }: PartCancellation,
): MailContent => ({
  subject: `A part of order ${order.number} has been cancelled`,
  preview: outcomeOf(order),
  heading: 'A part of your order has been cancelled',
  blocks: [
    paragraph(
      `${cancellerOf(order, cancellation)} cancelled a part of your order ${order.number}. The prices of the other pieces stay the same.`,
    ),
    ...reasonBlocks(cancellation),
    subheading('What was cancelled'),
    piecesBlock(order.lines, ({ toolId }) => piecesOfTool(pieces, toolId)),
    paragraph(outcomeOf(order)),
    ...noteBlocks(order, creditNoteNumber),
    amounts(order),
    button('View your order', orderPage(shop, order)),
  ],
});

/** To the customer: a credit note, which is attached. */
export const creditIssuedMail = (
  order: OrderDocument,
  shop: MailShop,
  { creditNoteNumber, total, reason }: { creditNoteNumber: string; total: number; reason: string },
): MailContent => ({
  subject: `Credit note ${creditNoteNumber} for order ${order.number}`,
  preview: `We credit ${formatCentsIn(order.currency, total)}. ${outcomeOf(order)}`,
  heading: 'A credit note for you',
  blocks: [
    paragraph(`We credit ${formatCentsIn(order.currency, total)} of your order ${order.number}.`),
    subheading('Reason'),
    quotation(reason),
    paragraph(outcomeOf(order)),
    ...noteBlocks(order, creditNoteNumber),
    amounts(order),
    button('View your order', orderPage(shop, order)),
  ],
});
