import {
  formatCents,
  type InvoiceDocument,
  isPrepaid,
  taxLabel,
  termsLabel,
} from '../contract/index.ts';

/** A label and its value. */
export interface Fact {
  label: string;
  value: string;
  isStrong?: boolean;
}

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The name of the document. */
export const titleOf = ({ kind }: Pick<InvoiceDocument, 'kind'>): string =>
  kind === 'invoice' ? 'Invoice' : 'Credit note';

const dueFacts = ({ kind, terms, dueAt }: InvoiceDocument): Fact[] => {
  if (kind === 'credit-note') return [];
  return [
    { label: 'Terms', value: termsLabel(terms) },
    ...(dueAt && !isPrepaid(terms) ? [{ label: 'Due', value: date.format(dueAt) }] : []),
  ];
};

/** What identifies the document and its order. */
export const factsOf = (invoice: InvoiceDocument): Fact[] => [
  { label: 'Number', value: invoice.number, isStrong: true },
  { label: 'Date', value: date.format(invoice.issuedAt) },
  ...(invoice.cancels ? [{ label: 'For invoice', value: invoice.cancels.number }] : []),
  { label: 'Order', value: invoice.orderNumber },
  { label: 'Order date', value: date.format(invoice.orderedAt) },
  ...(invoice.poNumber ? [{ label: 'Your PO number', value: invoice.poNumber }] : []),
  ...dueFacts(invoice),
];

const paidFacts = ({ total, paid }: InvoiceDocument): Fact[] => [
  ...(paid > 0 ? [{ label: 'Paid', value: formatCents(paid) }] : []),
  { label: 'Amount due', value: formatCents(Math.max(total - paid, 0)), isStrong: true },
];

/** The sums below the lines. */
export const sumsOf = (invoice: InvoiceDocument): Fact[] => {
  const { kind, subtotal, tax, taxRate, total } = invoice;
  const isCredit = kind === 'credit-note';
  return [
    { label: 'Subtotal', value: formatCents(subtotal) },
    ...(tax > 0 ? [{ label: taxLabel(taxRate), value: formatCents(tax) }] : []),
    { label: isCredit ? 'Total credit' : 'Total', value: formatCents(total), isStrong: true },
    ...(isCredit ? [] : paidFacts(invoice)),
  ];
};

/** How the invoice is to be paid; nothing for one that is paid, and for a credit note. */
export const paymentFactsOf = (invoice: InvoiceDocument): Fact[] => {
  const { kind, total, paid, bank, orderNumber } = invoice;
  if (kind === 'credit-note' || paid >= total) return [];
  const facts = [
    { label: 'Account holder', value: bank.holder },
    { label: 'Bank', value: bank.bankName },
    { label: 'Account number', value: bank.account },
    { label: 'Bank code', value: bank.code },
    { label: 'Reference', value: orderNumber, isStrong: true },
  ];
  return facts.filter(({ value }) => value !== '');
};

/** The sentence above the bank details, or why a credit note was issued. */
export const noteOf = (invoice: InvoiceDocument): string => {
  const { cancels, total, paid, dueAt } = invoice;
  if (cancels) {
    const reason = cancels.reason && ` Reason: ${cancels.reason}`;
    const refund = paid > 0 ? ` We refund the ${formatCents(paid)} that you have paid.` : '';
    return `This credit note cancels invoice ${cancels.number} in full.${refund}${reason}`;
  }
  if (paid >= total) return 'Paid in full. Thank you for your order.';
  const due = formatCents(total - paid);
  const until = dueAt ? ` by ${date.format(dueAt)}` : '';
  return `Please transfer ${due}${until}, with the order number as the reference.`;
};

const maxAddressLines = 8;

/** The lines of an address without empty ones; those beyond a limit are joined to one. */
const addressLines = (address: string): string[] => {
  const lines = address
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const rest = lines.slice(maxAddressLines - 1);
  return [...lines.slice(0, maxAddressLines - 1), ...(rest.length > 0 ? [rest.join(', ')] : [])];
};

/** The seller's contact details, one per line. */
export const contactOf = ({ seller }: Pick<InvoiceDocument, 'seller'>): string[] => [
  ...addressLines(seller.address),
  ...[seller.email, seller.phone].filter((text) => text !== ''),
  ...(seller.taxNumber ? [`Tax number ${seller.taxNumber}`] : []),
];

/** The customer's name and address, one part per line. */
export const buyerLines = ({ buyer }: Pick<InvoiceDocument, 'buyer'>): string[] => [
  ...addressLines(buyer.address),
  buyer.email,
  buyer.phone,
];
