import {
  amountDueOf,
  counted,
  countsAsSold,
  dayOf,
  daysOverdue,
  formatCentsIn,
  formatDay,
  methodLabels,
  refundDueOf,
  reminderParagraphs,
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

const arrivalTexts = ({ number }: OrderDocument, { method, currency, amount }: MailedEntry) => {
  const shown = formatCentsIn(currency, amount);
  if (method === 'credit') {
    const text = `We have used ${shown} of your credit.`;
    return {
      subject: `Credit used for order ${number}`,
      preview: text,
      heading: 'We have used your credit',
      text,
    };
  }
  return {
    subject: `Payment received for order ${number}`,
    preview: `We have received ${shown}.`,
    heading: 'We have received your payment',
    text: `Thank you for your payment of ${shown}.`,
  };
};

/** To the customer: a payment has arrived, or a credit was used, and what remains due. */
export const paymentReceivedMail = (
  order: OrderDocument,
  shop: MailShop,
  payment: MailedEntry,
): MailContent => {
  const { subject, preview, heading, text } = arrivalTexts(order, payment);
  return {
    subject,
    preview: `${preview} ${remainderOf(order)}`,
    heading,
    blocks: [
      paragraph(`${text} ${remainderOf(order)}`),
      entryFacts(order, payment, 'Payment'),
      button('View your order', orderPage(shop, order)),
    ],
  };
};

/** The reminders in the order of their levels. */
const reminderNames = ['Payment reminder', 'Second payment reminder', 'Last payment reminder'];

const reminderHeadings = [
  'A reminder of your payment',
  'A second reminder of your payment',
  'The last reminder of your payment',
];

/** A late payment of an order, and the level at which its customer is reminded. */
export interface MailedReminder {
  /** When it was due. */
  dueAt: Date;
  now: Date;
  level: number;
  /** The text of the level, with placeholders. */
  text: string;
}

/** To the customer: a payment is late. */
export const paymentOverdueMail = (
  order: OrderDocument,
  shop: MailShopWithBank,
  { dueAt, now, level, text }: MailedReminder,
): MailContent => {
  const { currency, payerName: customer, number, invoiceNumber: invoice } = order;
  const due = amountDueOf(order);
  const amount = formatCentsIn(currency, due);
  const dueOn = dayOf(dueAt, shop.timeZone);
  const late = { customer, order: number, invoice, currency, amount: due, dueOn };
  const days = daysOverdue(dueAt, now, shop.timeZone);
  return {
    subject: `${reminderNames[level - 1]}: ${invoice ? `invoice ${invoice}` : `order ${number}`}`,
    preview: `${amount} was due on ${formatDay(dueOn)}.`,
    heading: reminderHeadings[level - 1] ?? '',
    blocks: [
      ...reminderParagraphs(text, { ...late, daysOverdue: days }).map((one) => paragraph(one)),
      facts([
        ['Order', number],
        ...companyRows(order),
        ['Invoice', invoice ?? ''],
        ['Your PO number', order.poNumber],
        ['Due date', formatDay(dueOn)],
        ['Amount due', amount],
      ]),
      button('View your order', orderPage(shop, order)),
      ...cardHint(order),
      ...bankBlocks(order, shop.bank),
    ],
  };
};
