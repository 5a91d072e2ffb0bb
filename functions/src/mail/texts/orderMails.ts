import {
  amountDueOf,
  type BankDetails,
  daysToPay,
  formatCentsIn,
  formatDayOf,
  formatMinute,
  isPrepaid,
  methodLabels,
  staffPlacement,
  termsLabel,
} from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import { button, facts, paragraph, quotation, subheading } from '../rendering/mailBlocks.ts';
import type {
  MailBlock,
  MailContent,
  MailShop,
  MailShopWithBank,
} from '../rendering/mailContent.ts';
import { managedOrderPage, orderPage } from './mailPages.ts';
import {
  amountToPay,
  bankBlocks,
  cardHint,
  deliveryRows,
  isPaymentAwaited,
  orderFacts,
  orderLines,
} from './orderBlocks.ts';
import { buyerText, payerRows } from './payerBlocks.ts';

const viewOrder = (shop: MailShop, order: OrderDocument): MailBlock =>
  button('View your order', orderPage(shop, order));

const awaitedPayment = (order: OrderDocument, { timeZone }: MailShop): string => {
  const amount = amountToPay(order);
  if (order.dueAt === null) return `Please pay ${amount}: we process your order when it is paid.`;
  return `Please pay ${amount} by ${formatMinute(order.dueAt, timeZone)}. We keep the pieces for you until then, and cancel the order if it has not been paid.`;
};

const laterPayment = ({ terms }: OrderDocument): string =>
  `You do not need to pay yet. The amount is due ${daysToPay(terms)} days after the date of the invoice, which we send you when we confirm the order.`;

const paymentOfPlaced = (order: OrderDocument, shop: MailShopWithBank): MailBlock[] => [
  subheading('Payment'),
  paragraph(isPaymentAwaited(order) ? awaitedPayment(order, shop) : laterPayment(order)),
  ...cardHint(order),
  ...bankBlocks(order, shop.bank),
];

/** How the shop got an order: from its customer, or by placing it for them. */
const receiptOf = (order: OrderDocument): string => {
  const placed = staffPlacement(order);
  const receipt = placed
    ? `We have placed order ${order.number} for you (${placed.reason}).`
    : `We have received your order ${order.number}.`;
  return `${receipt} We will write to you again when we have confirmed it.`;
};

/** To the customer: the shop has received an order, or has placed it for them. */
export const orderPlacedMail = (order: OrderDocument, shop: MailShopWithBank): MailContent => ({
  subject: staffPlacement(order)
    ? `We have placed your order ${order.number}`
    : `We have received your order ${order.number}`,
  preview: `Your order of ${formatCentsIn(order.currency, order.total)}, and how to pay it.`,
  heading: 'Thank you for your order',
  blocks: [
    paragraph(receiptOf(order)),
    viewOrder(shop, order),
    orderFacts(order, shop),
    subheading('What you ordered'),
    orderLines(order),
    ...paymentOfPlaced(order, shop),
  ],
});

const dueSentence = (order: OrderDocument, { timeZone }: MailShop): string => {
  const until =
    order.dueAt && !isPrepaid(order.terms) ? ` by ${formatDayOf(order.dueAt, timeZone)}` : '';
  return `Please pay ${amountToPay(order)}${until}, with the reference of the invoice.`;
};

const paymentOfConfirmed = (
  order: OrderDocument,
  shop: MailShop,
  bank: BankDetails,
): MailBlock[] => {
  if (amountDueOf(order) === 0) return [paragraph('The order is paid in full. Thank you.')];
  return [
    subheading('Payment'),
    paragraph(dueSentence(order, shop)),
    ...cardHint(order),
    ...bankBlocks(order, bank),
  ];
};

/**
 * To the customer: the order is confirmed. `bank` is the account that the attached invoice names.
 */
export const orderConfirmedMail = (
  order: OrderDocument,
  shop: MailShop,
  bank: BankDetails,
): MailContent => ({
  subject: `Order ${order.number} is confirmed: invoice ${order.invoiceNumber}`,
  preview: `Invoice ${order.invoiceNumber} over ${formatCentsIn(order.currency, order.total)} is attached.`,
  heading: 'Your order is confirmed',
  blocks: [
    paragraph(
      `We have confirmed your order ${order.number}. Invoice ${order.invoiceNumber} is attached.`,
    ),
    viewOrder(shop, order),
    ...paymentOfConfirmed(order, shop, bank),
    subheading('What you ordered'),
    orderLines(order),
    orderFacts(order, shop),
  ],
});

const noteOf = ({ note }: OrderDocument): MailBlock[] =>
  note === '' ? [] : [subheading('Note from the customer'), quotation(note)];

/** To the shop: a customer has placed an order. */
export const newOrderMail = (order: OrderDocument, shop: MailShop): MailContent => ({
  subject: `New order ${order.number}: ${formatCentsIn(order.currency, order.total)} from ${buyerText(order)}`,
  preview: `${buyerText(order)} has ordered tools worth ${formatCentsIn(order.currency, order.total)}.`,
  heading: `New order ${order.number}`,
  blocks: [
    facts([
      ...payerRows(order),
      ['Phone', order.phoneNumber],
      ['Delivery address', order.orderAddress],
      ['PO number', order.poNumber],
      ...deliveryRows(order, shop.timeZone),
      ['Payment terms', termsLabel(order.terms)],
      ['Payment method', methodLabels[order.paymentMethod]],
      ['Placed for the customer', staffPlacement(order)?.reason ?? ''],
    ]),
    ...noteOf(order),
    button('Open the order', managedOrderPage(shop, order)),
    orderLines(order),
  ],
});
