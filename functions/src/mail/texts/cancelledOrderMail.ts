import {
  expiredReason,
  formatCentsIn,
  partyOf,
  refundDueOf,
  type StepRole,
} from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import { button, paragraph, quotation, subheading } from '../rendering/mailBlocks.ts';
import type { MailBlock, MailContent, MailShop } from '../rendering/mailContent.ts';
import { orderPage } from './mailPages.ts';
import { orderFacts, orderLines } from './orderBlocks.ts';

/** Who has cancelled an order, and why. */
export interface Cancellation {
  actor: StepRole;
  /** The account; null for the shop itself. */
  uid: string | null;
  /** May be empty. */
  reason: string;
  /** The credit note for what was invoiced. */
  creditNoteNumber?: string | undefined;
}

/** Who has cancelled, for the customer, who alone gets the mail. */
export const cancellerOf = (order: OrderDocument, cancellation: Cancellation): string => {
  const party = partyOf(cancellation, order);
  if (party === 'colleague') return `Another member of ${order.payerName} has`;
  return party === 'customer' ? 'You have' : 'We have';
};

const openingOf = (order: OrderDocument, cancellation: Cancellation): string =>
  cancellation.actor === 'system'
    ? `Your order ${order.number} was not paid in time, so it has been cancelled and its pieces are on sale again.`
    : `${cancellerOf(order, cancellation)} cancelled your order ${order.number}.`;

/** The reason of a cancellation, if a person gave one. */
export const reasonBlocks = ({ reason }: Cancellation): MailBlock[] =>
  reason === '' || reason === expiredReason ? [] : [subheading('Reason'), quotation(reason)];

const refundOf = (order: OrderDocument): string => {
  const refund = refundDueOf(order);
  return refund > 0
    ? `You have paid ${formatCentsIn(order.currency, refund)}. We will refund this amount to you.`
    : 'You have nothing to pay for it.';
};

const creditNoteOf = (
  { invoiceNumber }: OrderDocument,
  { creditNoteNumber }: Cancellation,
): MailBlock[] =>
  creditNoteNumber === undefined
    ? []
    : [
        paragraph(
          `Credit note ${creditNoteNumber} is attached. It cancels invoice ${invoiceNumber}.`,
        ),
      ];

/** To the customer: the order has been cancelled, by whom, and what happens to payments. */
export const cancelledOrderMail = (
  order: OrderDocument,
  shop: MailShop,
  cancellation: Cancellation,
): MailContent => ({
  subject: `Order ${order.number} has been cancelled`,
  preview: refundOf(order),
  heading: 'Your order has been cancelled',
  blocks: [
    paragraph(openingOf(order, cancellation)),
    ...reasonBlocks(cancellation),
    paragraph(refundOf(order)),
    ...creditNoteOf(order, cancellation),
    button('View your order', orderPage(shop, order)),
    subheading('What was cancelled'),
    orderLines(order),
    orderFacts(order, shop),
  ],
});
