import { amountDueOf, formatCentsIn, refundDueOf } from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import { button, paragraph } from '../rendering/mailBlocks.ts';
import type { MailContent, MailShop } from '../rendering/mailContent.ts';
import { orderPage } from './mailPages.ts';
import { entryFacts, type MailedEntry, remainderOf } from './paymentMails.ts';

const amountOf = ({ currency, amount }: MailedEntry): string =>
  formatCentsIn(currency, Math.abs(amount));

const leftOf = (order: OrderDocument): string => {
  const [due, refund] = [amountDueOf(order), refundDueOf(order)];
  if (refund > 0)
    return `We will refund a further ${formatCentsIn(order.currency, refund)} to you.`;
  return due > 0
    ? `${formatCentsIn(order.currency, due)} remains to be paid.`
    : 'Nothing remains to be paid or refunded.';
};

/** To the customer: the shop has paid money back. */
export const paymentRefundedMail = (
  order: OrderDocument,
  shop: MailShop,
  refund: MailedEntry,
): MailContent => {
  const refunded = `We have refunded ${amountOf(refund)} for your order ${order.number}.`;
  return {
    subject: `Refund for order ${order.number}`,
    preview: `${refunded} ${leftOf(order)}`,
    heading: 'We have refunded you',
    blocks: [
      paragraph(`${refunded} ${leftOf(order)}`),
      paragraph('It can take a few days until your bank shows it.'),
      entryFacts(order, refund, 'Refund'),
      button('View your order', orderPage(shop, order)),
    ],
  };
};

const mistakeOf = (order: OrderDocument, reversal: MailedEntry): string => {
  const amount = amountOf(reversal);
  if (reversal.amount < 0)
    return `We told you that we received ${amount} for your order ${order.number}. That was a mistake: we have not received this payment.`;
  return reversal.method === 'card'
    ? `The bank of your card has not accepted our refund of ${amount} for your order ${order.number}.`
    : `We told you that we refunded ${amount} for your order ${order.number}. That was a mistake: we have not made this refund.`;
};

/** To the customer: a payment or a refund of which an earlier mail told was none. */
export const paymentReversedMail = (
  order: OrderDocument,
  shop: MailShop,
  reversal: MailedEntry,
): MailContent => {
  const isPayment = reversal.amount < 0;
  return {
    subject: `Correction: ${isPayment ? 'payment' : 'refund'} for order ${order.number}`,
    preview: mistakeOf(order, reversal),
    heading: isPayment ? 'A correction of your payment' : 'A correction of your refund',
    blocks: [
      paragraph(`${mistakeOf(order, reversal)} ${remainderOf(order)}`),
      entryFacts(order, reversal, isPayment ? 'Payment' : 'Refund'),
      button('View your order', orderPage(shop, order)),
    ],
  };
};
