import { isDeepStrictEqual } from 'node:util';
import {
  countsAsSold,
  hasInvoice,
  type InvoiceDocument,
  totalsIn,
} from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders.ts';
import type { PaymentDocument } from '../../../documents/payments.ts';
import type { OrderMoney } from '../documents/snapshots.ts';

/**
 * Returns what is wrong with the money of an order, as the end of a sentence that starts with
 * `order ID`.
 */
type Check = (money: OrderMoney) => string[];

const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);

const paymentsAddUp: Check = ({ order: { paid }, payments }) => {
  const sum = sumOf(payments.map(({ content }) => content.amount));
  return sum === paid ? [] : [`has paid ${paid} cents, but its payments add up to ${sum}`];
};

/** The amount that an entry adds to the refunds: the reversal of a refund takes it back. */
const refundedBy = ({ kind, amount }: PaymentDocument): number =>
  kind === 'refund' || (kind === 'reversal' && amount > 0) ? -amount : 0;

const refundsAddUp: Check = ({ order: { refunded }, payments }) => {
  const sum = sumOf(payments.map(({ content }) => refundedBy(content)));
  return sum === refunded
    ? []
    : [`was refunded ${refunded} cents, but its refunds add up to ${sum}`];
};

const hasRightSign = ({ kind, amount }: PaymentDocument): boolean =>
  Number.isInteger(amount) &&
  (kind === 'reversal' ? amount !== 0 : kind === 'payment' ? amount > 0 : amount < 0);

const signsAreRight: Check = ({ payments }) =>
  payments
    .filter(({ content }) => !hasRightSign(content))
    .map(({ id, content }) => `has the ${content.kind} ${id} over ${content.amount} cents`);

const entriesNamePayer: Check = ({ order: { payerId }, payments }) =>
  payments
    .filter(({ content }) => content.payerId !== payerId)
    .map(({ id, content }) => `of payer ${payerId} has the payment ${id} of ${content.payerId}`);

const entriesHaveCurrency: Check = ({ order: { currency }, payments }) =>
  payments
    .filter(({ content }) => content.currency !== currency)
    .map(({ id, content }) => `in ${currency} has the payment ${id} in ${content.currency}`);

const reversalsFit: Check = ({ payments }) => {
  const amounts = new Map(payments.map(({ id, content }) => [id, content.amount]));
  const reversals = payments.filter(({ content }) => content.kind === 'reversal');
  const reversed = Map.groupBy(reversals, ({ content }) => content.reverses ?? '');
  return [...reversed]
    .filter(
      ([id, [first, ...more]]) =>
        more.length > 0 || amounts.get(id) !== -(first?.content.amount ?? 0),
    )
    .map(([id]) => `has reversals that do not fit the payment ${id}`);
};

const isInvoiced = ({ history }: OrderDocument): boolean =>
  history.some(({ status }) => hasInvoice(status));

const isOver = (
  document: InvoiceDocument | undefined,
  kind: InvoiceDocument['kind'],
  { id, order }: OrderMoney,
): boolean =>
  document?.kind === kind &&
  document.orderId === id &&
  document.payerId === order.payerId &&
  document.currency === order.currency &&
  isDeepStrictEqual(totalsIn(document), totalsIn(order));

const invoiceFits: Check = (money) => {
  const { invoiceNumber } = money.order;
  if (!invoiceNumber) return isInvoiced(money.order) ? ['has no invoice'] : [];
  if (!isInvoiced(money.order)) return [`has the invoice ${invoiceNumber} too early`];
  return isOver(money.documents.get(invoiceNumber), 'invoice', money)
    ? []
    : [`does not match its invoice ${invoiceNumber}`];
};

const creditNoteFits: Check = (money) => {
  const { invoiceNumber, creditNoteNumber, status } = money.order;
  const needsNote = invoiceNumber !== null && !countsAsSold(status);
  if (!creditNoteNumber) return needsNote ? ['has no credit note'] : [];
  if (!needsNote) return [`has the credit note ${creditNoteNumber} without a cancelled invoice`];
  const note = money.documents.get(creditNoteNumber);
  return isOver(note, 'credit-note', money) && note?.cancels?.number === invoiceNumber
    ? []
    : [`does not match its credit note ${creditNoteNumber}`];
};

const checks: readonly Check[] = [
  ...[paymentsAddUp, refundsAddUp, signsAreRight, entriesNamePayer, reversalsFit],
  entriesHaveCurrency,
  ...[invoiceFits, creditNoteFits],
];

/** A sentence for each contradiction between an order, its payments and its documents. */
export const orderMoneyProblems = (money: OrderMoney): string[] =>
  checks.flatMap((check) => check(money)).map((problem) => `order ${money.id} ${problem}`);
