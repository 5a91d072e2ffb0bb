import {
  bankCodeLabel,
  formatCents,
  formatCount,
  formatDayOf,
  type InvoiceDocument,
  type InvoiceLine,
  isPrepaid,
  type TaxedTotals,
  taxLines,
  termsLabel,
} from '../../contract/index.ts';
import type { ContentRow, DocumentContent, Fact } from './documentContent.ts';
import { linesOfBuyer, linesOfCompany } from './partyTexts.ts';

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

const paidFacts = ({ total, paid }: InvoiceDocument): Fact[] => [
  ...(paid > 0 ? [{ label: 'Paid', value: formatCents(paid) }] : []),
  { label: 'Amount due', value: formatCents(Math.max(total - paid, 0)), isStrong: true },
];

/** The amounts of a document from its subtotal to its total. */
export const totalFacts = (totals: TaxedTotals, label = 'Total'): Fact[] => [
  { label: 'Subtotal', value: formatCents(totals.subtotal) },
  ...taxLines(totals).map(({ name, cents }) => ({ label: name, value: formatCents(cents) })),
  { label, value: formatCents(totals.total), isStrong: true },
];

const sumsOf = (invoice: InvoiceDocument): Fact[] =>
  invoice.kind === 'credit-note'
    ? totalFacts(invoice, 'Total credit')
    : [...totalFacts(invoice), ...paidFacts(invoice)];

/** How the invoice is to be paid; nothing for one that is paid, and for a credit note. */
const paymentFactsOf = (invoice: InvoiceDocument): Fact[] => {
  const { kind, total, paid, bank, orderNumber } = invoice;
  if (kind === 'credit-note' || paid >= total) return [];
  const facts = [
    { label: 'Account holder', value: bank.holder },
    { label: 'Bank', value: bank.bankName },
    { label: 'Account number', value: bank.account },
    { label: bankCodeLabel, value: bank.code },
    { label: 'Reference', value: orderNumber, isStrong: true },
  ];
  return facts.filter(({ value }) => value !== '');
};

/** The sentence above the bank details, or why a credit note was issued. */
const noteOf = (invoice: InvoiceDocument): string => {
  const { cancels, total, paid, dueAt, timeZone } = invoice;
  if (cancels) {
    const reason = cancels.reason && ` Reason: ${cancels.reason}`;
    const refund = paid > 0 ? ` We refund the ${formatCents(paid)} that you have paid.` : '';
    return `This credit note cancels invoice ${cancels.number} in full.${refund}${reason}`;
  }
  if (paid >= total) return 'Paid in full. Thank you for your order.';
  const due = formatCents(total - paid);
  const until = dueAt ? ` by ${formatDayOf(dueAt, timeZone)}` : '';
  return `Please transfer ${due}${until}, with the order number as the reference.`;
};

const rowOf = ({ sku, toolName, quantity, unitPrice, lineTotal }: InvoiceLine): ContentRow => ({
  sku,
  name: toolName,
  amount: lineTotal,
  figures: [formatCount(quantity), formatCents(unitPrice), formatCents(lineTotal)],
});

/** The table of an invoice: its quantities, prices and totals. */
export const pricedTable = (
  lines: readonly InvoiceLine[],
): Pick<DocumentContent, 'headings' | 'rows' | 'formatSum'> => ({
  headings: ['Quantity', 'Unit price', 'Total'],
  rows: lines.map(rowOf),
  formatSum: formatCents,
});

/** The company, or the person who has ordered. */
const billedParty = ({ company, payerName, buyer }: InvoiceDocument): DocumentContent['buyer'] =>
  company
    ? { label: 'Bill to', name: payerName, lines: linesOfCompany(company) }
    : { label: 'Bill to', name: buyer.name, lines: linesOfBuyer(buyer) };

/** The texts of an invoice or a credit note. */
export const invoiceContent = (invoice: InvoiceDocument): DocumentContent => {
  const { number, issuedAt, seller, lines } = invoice;
  return {
    title: titleOf(invoice),
    number,
    issuedAt,
    seller,
    buyer: billedParty(invoice),
    facts: factsOf(invoice),
    ...pricedTable(lines),
    sums: sumsOf(invoice),
    note: noteOf(invoice),
    noteFacts: paymentFactsOf(invoice),
  };
};
