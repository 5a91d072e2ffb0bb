import {
  amountDueOf,
  arrivalText,
  type BankDetails,
  bankCodeLabel,
  billedOf,
  type Currency,
  formatCentsIn,
  formatCount,
  formatDayOf,
  isPrepaid,
  methodLabels,
  type OrderLine,
  shownReference,
  taxLines,
  termsLabel,
  transferReferenceOf,
} from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import { facts, paragraph, subheading } from '../rendering/mailBlocks.ts';
import type { MailBlock, MailLine, MailShop } from '../rendering/mailContent.ts';
import { companyRows } from './payerBlocks.ts';

const lineOf = (line: OrderLine, currency: Currency): MailLine => ({
  name: line.toolName,
  details: [line.sku, `${formatCount(billedOf(line))} × ${formatCentsIn(currency, line.unitPrice)}`]
    .filter(Boolean)
    .join(' · '),
  amount: formatCentsIn(currency, line.lineTotal),
});

const paidTotals = (order: OrderDocument) =>
  order.paid > 0
    ? ([
        ['Paid', formatCentsIn(order.currency, order.paid)],
        ['Amount due', formatCentsIn(order.currency, amountDueOf(order))],
      ] as const)
    : [];

/** The billed tools and their prices. */
export const orderLines = (order: OrderDocument): MailBlock => {
  const { lines, subtotal, total, currency } = order;
  const format = (cents: number) => formatCentsIn(currency, cents);
  const taxes = taxLines(order).map(({ name, cents }) => [name, format(cents)] as const);
  const taxed = taxes.length > 0 ? [['Subtotal', format(subtotal)] as const, ...taxes] : [];
  return {
    type: 'lines',
    lines: lines.filter((line) => billedOf(line) > 0).map((line) => lineOf(line, currency)),
    totals: [...taxed, ['Total', format(total)], ...paidTotals(order)],
  };
};

/** When an order arrives, and whether only complete. */
export const deliveryRows = (order: OrderDocument, timeZone: string): [string, string][] => [
  ['Delivery', arrivalText(order, timeZone)],
  ['Parts', order.completeOnly ? 'Deliver complete only' : ''],
];

/** The facts that identify an order, and its address. */
export const orderFacts = (
  order: OrderDocument,
  { timeZone }: Pick<MailShop, 'timeZone'>,
): MailBlock =>
  facts([
    ['Order', order.number],
    ...companyRows(order),
    ['Order date', formatDayOf(order.createdAt, timeZone)],
    ['Your PO number', order.poNumber],
    ['Delivery address', order.orderAddress],
    ...deliveryRows(order, timeZone),
    ['Payment terms', termsLabel(order.terms)],
    ['Payment method', methodLabels[order.paymentMethod]],
  ]);

/** How much is to be paid, as part of a sentence. */
export const amountToPay = (order: OrderDocument): string =>
  order.paid > 0
    ? `the remaining ${formatCentsIn(order.currency, amountDueOf(order))}`
    : formatCentsIn(order.currency, amountDueOf(order));

/**
 * The account for bank transfers with the reference to give; nothing as long as the shop has none.
 */
export const bankBlocks = (
  order: Pick<OrderDocument, 'number' | 'invoiceNumber'>,
  { holder, bankName, account, code }: BankDetails,
): MailBlock[] =>
  account === ''
    ? []
    : [
        subheading('Bank transfer'),
        facts([
          ['Account holder', holder],
          ['Bank', bankName],
          ['Account number', account],
          [bankCodeLabel, code],
          ['Reference', shownReference(transferReferenceOf(order))],
        ]),
      ];

/** The actions for an order whose payment is open, besides a bank transfer. */
export const cardHint = ({ paymentMethod }: OrderDocument): MailBlock[] =>
  paymentMethod === 'card'
    ? [paragraph('You chose to pay by card: you can do that on the page of your order.')]
    : [];

/** Whether an order is paid before it is processed, and has not been paid yet. */
export const isPaymentAwaited = (order: OrderDocument): boolean =>
  isPrepaid(order.terms) && amountDueOf(order) > 0;
