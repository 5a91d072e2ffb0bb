import type { InvoiceDocument, InvoiceLine } from '../../contract/index.ts';
import { taxedTotalsOf } from '../../contract/index.ts';

const tools = [
  ['Low-angle jack plane No. 62', 'PLN-062', 18_950],
  ['Dovetail saw, 15 tpi, brass back', 'SAW-DT-15', 7_450],
  ['Bevel-edged chisel 19 mm', 'CHI-BE-19', 2_875],
  ['Parallel clamp 1000 mm', 'CLA-PAR-1000', 5_490],
] as const;

/** A line of an invoice. */
const invoiceLine = (index: number): InvoiceLine => {
  const [toolName, sku, unitPrice] = tools[index % tools.length] ?? tools[0];
  const quantity = 12 + index * 7;
  return {
    sku: `${sku}-${index + 1}`,
    toolName,
    quantity,
    unitPrice,
    lineTotal: quantity * unitPrice,
  };
};

/** The lines of an invoice. */
export const invoiceLines = (count: number): InvoiceLine[] =>
  Array.from({ length: count }, (_, index) => invoiceLine(index));

/** The fields by which a document is one of a company. */
export const ofCompany = {
  payerId: 'company-0123456789abcdefghij',
  payerName: 'Harbor Joinery Ltd',
  userId: 'bea',
  userName: 'Bea Buyer',
  userEmail: 'bea@harbor.test',
};

/** An invoice of a company over these lines. */
export const companyInvoiceOver = (
  lines: InvoiceLine[],
  fields: Partial<InvoiceDocument> = {},
): InvoiceDocument => {
  const { payerId, payerName, userId, userName: name, userEmail: email } = ofCompany;
  const buyer = { name, email, phone: '+15035550142', address: '7 Dock Road\nAstoria, OR 97103' };
  const company = {
    number: 'C-4K2M9A',
    taxId: '93-7654321',
    billingAddress: '12 Mill Lane\nPortland, OR 97205',
    invoiceEmail: 'invoices@harbor.test',
  };
  return invoiceOver(lines, { payerId, payerName, userId, buyer, company, ...fields });
};

/** An invoice over these lines. Other fields replace those of the example. */
export const invoiceOver = (
  lines: InvoiceLine[],
  { taxRate = 0, ...fields }: Partial<InvoiceDocument> = {},
): InvoiceDocument => ({
  kind: 'invoice',
  number: '2026-000123',
  issuedAt: new Date('2026-11-22T23:30:00Z'),
  timeZone: 'UTC',
  orderId: 'order-1',
  orderNumber: 'TH-4K2M9A7C',
  orderedAt: new Date('2026-11-20T09:00:00Z'),
  payerId: 'customer-1',
  payerName: 'Miller & Sons Joinery',
  userId: 'customer-1',
  poNumber: 'PO-4711',
  seller: {
    name: 'Tools Hub Wholesale Ltd',
    address: '12 Timber Yard\nPortland, OR 97209\nUnited States',
    country: 'US',
    email: 'billing@tools-hub.test',
    phone: '+1 503 555 0117',
    taxNumber: 'US 93-1234567',
  },
  bank: {
    holder: 'Tools Hub Wholesale Ltd',
    bankName: 'First Bank of Oregon',
    account: '000123456789',
    code: '123000220',
  },
  buyer: {
    name: 'Miller & Sons Joinery',
    email: 'orders@miller-joinery.test',
    phone: '15035550142',
    address: '48 Mill Lane\nBend, OR 97701',
  },
  company: null,
  lines,
  currency: 'USD',
  ...taxedTotalsOf(lines, { taxRate }),
  paid: 0,
  terms: 'net-30',
  dueAt: new Date('2026-12-22T23:30:00Z'),
  cancels: null,
  ...fields,
});

/** A credit note over these lines. */
export const creditNoteOver = (
  lines: InvoiceLine[],
  fields: Partial<InvoiceDocument> = {},
): InvoiceDocument =>
  invoiceOver(lines, {
    kind: 'credit-note',
    number: 'CN-2026-000007',
    dueAt: null,
    cancels: {
      number: '2026-000123',
      reason: 'The customer ordered twice.',
      refund: fields.paid ?? 0,
      inFull: true,
    },
    ...fields,
  });
