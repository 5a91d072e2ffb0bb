import {
  amountDueOf,
  counted,
  countsAsSold,
  daysOverdue,
  formatCentsIn,
  formatDay,
  formatDayOf,
  methodLabels,
  refundDueOf,
} from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import type { PaymentDocument } from '../../documents/orders/payments.ts';
import { button, facts, paragraph } from '../rendering/mailBlocks.ts';
import type {
  MailBlock,
  MailContent,
  MailShop,
  MailShopWithBank,
} from '../rendering/mailContent.ts';
import { orderPage } from './mailPages.ts';
import { bankBlocks, cardHint } from './orderBlocks.ts';
import { companyRows } from './payerBlocks.ts';

/** The fields of an entry that its mail names. */
export type MailedEntry = Pick<
  PaymentDocument,
  'amount' | 'currency' | 'method' | 'reference' | 'receivedAt' | 'together'
>;

const refundOf = (order: OrderDocument): string => {
  const refund = formatCentsIn(order.currency, refundDueOf(order));
  return countsAsSold(order.status)
    ? `You have paid ${refund} more than the order costs. We will refund this amount to you.`
    : `The order has been cancelled, so we will refund ${refund} to you.`;
};

/** A sentence about the amount that remains to be paid or refunded after a payment. */
export const remainderOf = (order: OrderDocument): string => {
  if (refundDueOf(order) > 0) return refundOf(order);
  const due = amountDueOf(order);
  return due > 0
    ? `${formatCentsIn(order.currency, due)} remains to be paid.`
    : 'The order is now paid in full.';
};

// The reference of a card payment is an id of the payment provider.
const referenceOf = ({ method, reference }: MailedEntry): string =>
  method === 'card' ? '' : reference;

// Who ordered may not see what colleagues did.
const othersOf = ({ together }: MailedEntry): string =>
  together ? counted(together.orderNumbers.length - 1, 'other order') : '';

/** What identifies an entry and its order, and the amounts after it. `label` names its amount. */
export const entryFacts = (
  order: OrderDocument,
  entry: MailedEntry,
  label: 'Payment' | 'Refund',
): MailBlock =>
  facts([
    ['Order', order.number],
    ...companyRows(order),
    ['Invoice', order.invoiceNumber ?? ''],
    ['Your PO number', order.poNumber],
    [label, formatCentsIn(entry.currency, Math.abs(entry.amount))],
    ['Paid together with', othersOf(entry)],
    ['Payment method', methodLabels[entry.method]],
    ['Reference', referenceOf(entry)],
    [label === 'Payment' ? 'Received on' : 'Refunded on', formatDay(entry.receivedAt)],
    ['Order total', formatCentsIn(order.currency, order.total)],
    ['Amount due', formatCentsIn(order.currency, amountDueOf(order))],
  ]);

/** To the customer: a payment has arrived, and what remains due. */
export const paymentReceivedMail = (
  order: OrderDocument,
  shop: MailShop,
  payment: MailedEntry,
): MailContent => ({
  subject: `Payment received for order ${order.number}`,
  preview: `We have received ${formatCentsIn(payment.currency, payment.amount)}. ${remainderOf(order)}`,
  heading: 'We have received your payment',
  blocks: [
    paragraph(
      `Thank you for your payment of ${formatCentsIn(payment.currency, payment.amount)}. ${remainderOf(order)}`,
    ),
    entryFacts(order, payment, 'Payment'),
    button('View your order', orderPage(shop, order)),
  ],
});

/** To the customer, once: a payment is late. `dueAt` is when it was due. */
export const paymentOverdueMail = (
  order: OrderDocument,
  shop: MailShopWithBank,
  { dueAt, now }: { dueAt: Date; now: Date },
): MailContent => {
  const amount = formatCentsIn(order.currency, amountDueOf(order));
  const dueOn = formatDayOf(dueAt, shop.timeZone);
  const subject = order.invoiceNumber ? `invoice ${order.invoiceNumber}` : `order ${order.number}`;
  return {
    subject: `Payment reminder: ${subject}`,
    preview: `${amount} was due on ${dueOn}.`,
    heading: 'A reminder of your payment',
    blocks: [
      paragraph(
        `${amount} for your order ${order.number} was due on ${dueOn}, ${counted(daysOverdue(dueAt, now, shop.timeZone), 'day')} ago. We have not received it yet.`,
      ),
      paragraph(
        'Please pay it within the next few days. If you have already done so, thank you: you can ignore this mail.',
      ),
      facts([
        ['Order', order.number],
        ...companyRows(order),
        ['Invoice', order.invoiceNumber ?? ''],
        ['Your PO number', order.poNumber],
        ['Due date', dueOn],
        ['Amount due', amount],
      ]),
      button('View your order', orderPage(shop, order)),
      ...cardHint(order),
      ...bankBlocks(order, shop.bank),
    ],
  };
};
