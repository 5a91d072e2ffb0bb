import { listOf, oneOf } from '../calls/jsonSchema.ts';
import { periodOf, search } from '../calls/requestParts.ts';
import { route } from '../calls/route.ts';
import { creditSchema } from '../orders/partForms.ts';
import { createdOnce, csvTable, pdf, responseOf } from '../responseTypes.ts';
import { invoiceKinds } from './model.ts';

const invoiceSelection = {
  ...periodOf(),
  kind: oneOf(invoiceKinds),
  q: {
    ...search,
    description:
      'Words of numbers and customer that must all match. A search for a number ignores the other filters',
  },
};

/** The calls about invoices. */
export const invoiceRoutes = {
  getInvoice: route('GET', '/invoice/:number.pdf', 'signed in', {
    summary: 'An invoice or a credit note as PDF: the caller’s own, or any for an admin',
    forPayer: true,
    ...pdf,
    errors: ['invoice-not-found'],
  }),
  creditInvoice: route('POST', '/invoice/:number/credits', 'admin', {
    summary:
      'Issue a credit note for a part of an invoice: for pieces, or over a net amount with a text',
    body: creditSchema,
    ...createdOnce('ChangedOrder'),
    errors: ['invoice-not-found', 'nothing-left', 'credit-too-high'],
  }),
  listInvoices: route('GET', '/invoices', 'admin', {
    summary: 'The invoices and credit notes of all customers, newest first',
    response: listOf(responseOf('ListedInvoice')),
    query: invoiceSelection,
    paged: true,
  }),
  exportInvoices: route('GET', '/invoices.csv', 'admin', {
    summary: 'All invoices and credit notes, or those that match, as a table, newest first',
    ...csvTable,
    query: invoiceSelection,
    errors: ['validation'],
  }),
} as const;
