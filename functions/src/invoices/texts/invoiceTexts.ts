import {
  bankCodeLabel,
  type Currency,
  creditorReferenceOf,
  formatCentsIn,
  formatCount,
  formatDayOf,
  type InvoiceDocument,
  type InvoiceLine,
  isPrepaid,
  shownReference,
  type TaxedTotals,
  taxLines,
  termsLabel,
  transferCodeOf,
} from '../../contract/index.ts';
import type { ContentRow, DocumentContent, Fact } from './documentContent.ts';
import { linesOfBuyer, linesOfCompany, partyOf } from './partyTexts.ts';

const titleOf = ({ kind }: Pick<InvoiceDocument, 'kind'>): string =>
  kind === 'invoice' ? 'Invoice' : 'Credit note';

const dueFacts = ({ kind, terms, dueAt, timeZone }: InvoiceDocument): Fact[] => {
  if (kind === 'credit-note') return [];
  return [
    { label: 'Terms', value: termsLabel(terms) },
    ...(dueAt && !isPrepaid(terms) ? [{ label: 'Due', value: formatDayOf(dueAt, timeZone) }] : []),
  ];
};

const factsOf = (invoice: InvoiceDocument): Fact[] => [
  { label: 'Number', value: invoice.number, isStrong: true },
  { label: 'Date', value: formatDayOf(invoice.issuedAt, invoice.timeZone) },
  ...(invoice.cancels ? [{ label: 'For invoice', value: invoice.cancels.number }] : []),
  { label: 'Order', value: invoice.orderNumber },
  { label: 'Order date', value: formatDayOf(invoice.orderedAt, invoice.timeZone) },
  ...(invoice.poNumber ? [{ label: 'Your PO number', value: invoice.poNumber }] : []),
  ...(invoice.company ? [{ label: 'Ordered by', value: invoice.buyer.name }] : []),
  ...dueFacts(invoice),
];

const paidFacts = ({ total, paid, currency }: InvoiceDocument): Fact[] => {
  const due = formatCentsIn(currency, Math.max(total - paid, 0));
  return [
    ...(paid > 0 ? [{ label: 'Paid', value: formatCentsIn(currency, paid) }] : []),
    { label: 'Amount due', value: due, isStrong: true },
  ];
};

/** The amounts of a document from its subtotal to its total, in its currency. */
export const totalFacts = (
  totals: TaxedTotals & { currency: Currency },
  label = 'Total',
): Fact[] => {
  const format = (cents: number) => formatCentsIn(totals.currency, cents);
  return [
    { label: 'Subtotal', value: format(totals.subtotal) },
    ...taxLines(totals).map(({ name, cents }) => ({ label: name, value: format(cents) })),
    { label, value: format(totals.total), isStrong: true },
  ];
};

const sumsOf = (invoice: InvoiceDocument): Fact[] =>
  invoice.kind === 'credit-note'
    ? totalFacts(invoice, 'Total credit')
    : [...totalFacts(invoice), ...paidFacts(invoice)];

const isToPay = ({ kind, total, paid }: InvoiceDocument): boolean =>
  kind === 'invoice' && paid < total;

const referenceOf = ({ number, orderNumber }: InvoiceDocument): string =>
  creditorReferenceOf(number) ?? orderNumber;

/** The code with which a banking app fills in the transfer. */
const codeOf = (invoice: InvoiceDocument): DocumentContent['code'] => {
  const { bank, total, paid, currency } = invoice;
  const transfer = { bank, reference: referenceOf(invoice), amount: total - paid, currency };
  const text = isToPay(invoice) ? transferCodeOf(transfer) : undefined;
  return text === undefined ? undefined : { text, label: 'Scan to pay with a banking app' };
};

/** How the invoice is to be paid; nothing for one that is paid, and for a credit note. */
const paymentFactsOf = (invoice: InvoiceDocument): Fact[] => {
  if (!isToPay(invoice)) return [];
  const { bank } = invoice;
  const facts = [
    { label: 'Account holder', value: bank.holder },
    { label: 'Bank', value: bank.bankName },
    { label: 'Account number', value: bank.account },
    { label: bankCodeLabel, value: bank.code },
    { label: 'Reference', value: shownReference(referenceOf(invoice)), isStrong: true },
  ];
  return facts.filter(({ value }) => value !== '');
};

const refundSentence = (
  refund: number,
  { paid, currency }: Pick<InvoiceDocument, 'paid' | 'currency'>,
): string => {
  if (refund === 0) return '';
  const amount = formatCentsIn(currency, refund);
  return refund === paid
    ? `We refund the ${amount} that you have paid.`
    : `We refund ${amount} of what you have paid.`;
};

/** The sentence above the bank details, or why a credit note was issued. */
const noteOf = (invoice: InvoiceDocument): string => {
  const { cancels, total, paid, dueAt, timeZone, currency } = invoice;
  if (cancels) {
    const { number, reason, refund, inFull } = cancels;
    return [
      inFull
        ? `This credit note cancels invoice ${number} in full.`
        : `This credit note is for a part of invoice ${number}.`,
      refundSentence(refund, invoice),
      reason && `Reason: ${reason}`,
    ]
      .filter((sentence) => sentence !== '')
      .join(' ');
  }
  if (paid >= total) return 'Paid in full. Thank you for your order.';
  const due = formatCentsIn(currency, total - paid);
  const until = dueAt ? ` by ${formatDayOf(dueAt, timeZone)}` : '';
  return `Please transfer ${due}${until}, with the reference of this invoice.`;
};

/** Why a line has its price, below the name of its tool. */
const reasonOf = ({ agreed }: InvoiceLine, currency: Currency): string =>
  agreed
    ? `\nAgreed in “${agreed.name}”, list price ${formatCentsIn(currency, agreed.listPrice)}`
    : '';

const rowOf = (line: InvoiceLine, currency: Currency): ContentRow => {
  const { sku, toolName, quantity, unitPrice, lineTotal } = line;
  return {
    sku,
    name: `${toolName}${reasonOf(line, currency)}`,
    amount: lineTotal,
    figures: [
      formatCount(quantity),
      formatCentsIn(currency, unitPrice),
      formatCentsIn(currency, lineTotal),
    ],
  };
};

/** The table of an invoice: its quantities, prices and totals. */
export const pricedTable = ({
  lines,
  currency,
}: Pick<InvoiceDocument, 'lines' | 'currency'>): Pick<
  DocumentContent,
  'headings' | 'rows' | 'formatSum'
> => ({
  headings: ['Quantity', 'Unit price', 'Total'],
  rows: lines.map((line) => rowOf(line, currency)),
  formatSum: (cents) => formatCentsIn(currency, cents),
});

/** The company, or the person who has ordered. */
const billedParty = ({ company, payerName, buyer }: InvoiceDocument): DocumentContent['buyer'] =>
  company
    ? partyOf('Bill to', payerName, linesOfCompany(company))
    : partyOf('Bill to', buyer.name, linesOfBuyer(buyer));

/** The texts of an invoice or a credit note. */
export const invoiceContent = (invoice: InvoiceDocument): DocumentContent => {
  const { number, issuedAt, seller } = invoice;
  return {
    title: titleOf(invoice),
    number,
    issuedAt,
    seller,
    buyer: billedParty(invoice),
    facts: factsOf(invoice),
    ...pricedTable(invoice),
    sums: sumsOf(invoice),
    note: noteOf(invoice),
    noteFacts: paymentFactsOf(invoice),
    code: codeOf(invoice),
  };
};
