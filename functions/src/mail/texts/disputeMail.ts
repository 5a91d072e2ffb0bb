import {
  counted,
  disputeReasonText,
  disputeStatusText,
  formatCentsIn,
  formatMinute,
  isEndedDispute,
  needsAnswer,
  type OrderDispute,
} from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import { button, facts, paragraph } from '../rendering/mailBlocks.ts';
import type { MailContent, MailShop } from '../rendering/mailContent.ts';
import { managedOrderPage } from './mailPages.ts';
import { payerRows } from './payerBlocks.ts';

const fundsTexts: Record<OrderDispute['funds'], string> = {
  untouched: '',
  withdrawn: 'Taken from the shop until the bank has decided',
  reinstated: 'Given back to the shop',
};

const nextStepOf = (dispute: OrderDispute): string => {
  if (isEndedDispute(dispute)) {
    return dispute.status === 'lost'
      ? 'The bank has given the money back to the customer. Decide what becomes of the order.'
      : 'Nothing is left to do.';
  }
  return needsAnswer(dispute)
    ? 'Answer it at Stripe, with what proves the delivery: without an answer the money is lost. Do not refund the order meanwhile.'
    : 'The bank decides next. Do not refund the order meanwhile.';
};

const answerBy = ({ dueBy, ...dispute }: OrderDispute, { timeZone }: MailShop): string =>
  dueBy && needsAnswer(dispute) ? formatMinute(new Date(dueBy), timeZone) : '';

const subjectOf = (order: OrderDocument, { orderNumbers }: OrderDispute): string =>
  orderNumbers ? counted(orderNumbers.length, 'order') : `order ${order.number}`;

/**
 * To the shop: a customer disputes a payment by card at the bank, or such a dispute has changed.
 */
export const disputeMail = (
  order: OrderDocument,
  shop: MailShop,
  dispute: OrderDispute,
): MailContent => ({
  subject: `Dispute about ${subjectOf(order, dispute)}: ${disputeStatusText(dispute)}`,
  preview: `${formatCentsIn(order.currency, dispute.amount)}: ${disputeReasonText(dispute)}.`,
  heading: `A payment for ${subjectOf(order, dispute)} is disputed`,
  blocks: [
    paragraph(`The customer disputes a payment by card at the bank. ${nextStepOf(dispute)}`),
    facts([
      [
        dispute.orderNumbers ? 'Orders' : 'Order',
        (dispute.orderNumbers ?? [order.number]).join(', '),
      ],
      ...payerRows(order),
      ['Disputed amount', formatCentsIn(order.currency, dispute.amount)],
      ['Reason', disputeReasonText(dispute)],
      ['Status', disputeStatusText(dispute)],
      ['Answer by', answerBy(dispute, shop)],
      ['Money', fundsTexts[dispute.funds]],
      ['Dispute at Stripe', dispute.id],
    ]),
    button('View the order', managedOrderPage(shop, order)),
  ],
});
