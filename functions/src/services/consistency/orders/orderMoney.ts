import { isDeepStrictEqual } from 'node:util';
import {
  countsAsSold,
  type InvoiceDocument,
  postedTo,
  postingsOfInvoice,
  postingsOfPayment,
  totalsIn,
} from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';
import type { PaymentDocument } from '../../../documents/orders/payments.ts';
import { documentNumbersOf, type OrderMoney } from '../documents/snapshots.ts';

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

/** A credit moves between orders of a payer: it changes what they owe, and posts nothing. */
const creditOf = (payments: OrderMoney['payments']): number =>
  sumOf(payments.flatMap(({ content }) => (content.method === 'credit' ? content.amount : [])));

/** What an order owes is what its documents and its payments post to the receivables. */
const journalAddsUp: Check = ({ order, payments, documents }) => {
  const issued = documentNumbersOf(order).flatMap((number) => documents.get(number) ?? []);
  const postings = [
    ...issued.flatMap(postingsOfInvoice),
    ...payments.flatMap(({ content }) => postingsOfPayment(content)),
  ];
  const posted = postedTo(postings, 'receivables');
  const invoiced = order.invoiceNumber === null ? 0 : order.total - order.credited.total;
  const owed = invoiced - order.paid + creditOf(payments);
  return posted === owed
    ? []
    : [`owes ${owed} cents, but its journal posts ${posted} cents to the receivables`];
};

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
  history.some(({ step }) => step === 'confirmed');

const isOf = (
  document: InvoiceDocument | undefined,
  kind: InvoiceDocument['kind'],
  { id, order }: OrderMoney,
): document is InvoiceDocument =>
  document?.kind === kind &&
  document.orderId === id &&
  document.payerId === order.payerId &&
  document.currency === order.currency;

const invoiceFits: Check = (money) => {
  const { invoiceNumber } = money.order;
  if (!invoiceNumber) return isInvoiced(money.order) ? ['has no invoice'] : [];
  if (!isInvoiced(money.order)) return [`has the invoice ${invoiceNumber} too early`];
  const invoice = money.documents.get(invoiceNumber);
  return isOf(invoice, 'invoice', money) &&
    isDeepStrictEqual(totalsIn(invoice), totalsIn(money.order))
    ? []
    : [`does not match its invoice ${invoiceNumber}`];
};

const creditNotesFit: Check = (money) => {
  const { invoiceNumber, creditNoteNumbers } = money.order;
  return creditNoteNumbers
    .filter((number) => {
      const note = money.documents.get(number);
      return !isOf(note, 'credit-note', money) || note.cancels?.number !== invoiceNumber;
    })
    .map((number) => `does not match its credit note ${number}`);
};

const creditsAddUp: Check = (money) => {
  const { creditNoteNumbers, credited } = money.order;
  const notes = creditNoteNumbers.flatMap((number) => money.documents.get(number) ?? []);
  const net = sumOf(notes.map(({ subtotal }) => subtotal));
  const total = sumOf(notes.map((note) => note.total));
  return net === credited.net && total === credited.total
    ? []
    : [
        `is credited ${credited.total} cents, ${credited.net} of them net, but its credit notes add up to ${total}, ${net} of them net`,
      ];
};

const creditsCoverCancellation: Check = ({ order }) => {
  const { status, invoiceNumber, subtotal, total, credited } = order;
  if (credited.net > subtotal || credited.total > total)
    return [`is credited ${credited.total} cents of ${total}`];
  const isCovered = credited.net === subtotal && credited.total === total;
  const isCancelled = !countsAsSold(status) && invoiceNumber !== null;
  return isCancelled && !isCovered
    ? [`is cancelled with ${total - credited.total} cents of its invoice not credited`]
    : [];
};

const checks: readonly Check[] = [
  ...[paymentsAddUp, refundsAddUp, signsAreRight, entriesNamePayer, reversalsFit],
  entriesHaveCurrency,
  ...[invoiceFits, creditNotesFit, creditsAddUp, creditsCoverCancellation],
];

/** A sentence for each contradiction between an order, its payments and its documents. */
export const orderMoneyProblems = (money: OrderMoney): string[] => {
  const problems = checks.flatMap((check) => check(money));
  // What contradicts itself posts anything.
  const all = problems.length > 0 ? problems : journalAddsUp(money);
  return all.map((problem) => `order ${money.id} ${problem}`);
};
