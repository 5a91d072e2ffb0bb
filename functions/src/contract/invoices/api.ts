import { listOf, oneOf, text } from '../calls/jsonSchema.ts';
import { sortQueryOf } from '../calls/listSorts.ts';
import { periodOf, search } from '../calls/requestParts.ts';
import { route } from '../calls/route.ts';
import { limits } from '../limits.ts';
import { creditSchema } from '../orders/partForms.ts';
import { createdOnce, csvTable, pageOf, pdf, responseOf, zip } from '../responseParts.ts';
import { invoiceKinds } from './model.ts';
import { invoiceFilters } from './payerInvoices.ts';

const invoiceSelection = {
  ...periodOf(),
  kind: oneOf(invoiceKinds),
  q: {
    ...search,
    description:
      'Words of numbers and customer that must all match. A search for a number ignores the other filters',
  },
};

const period = periodOf();

/** What a call answers about another account, or about the company in `X-Company`. */
const ofPayer =
  'With `X-Company` and the own address: those of the company that the caller may see';

/** The calls about invoices. */
export const invoiceRoutes = {
  getInvoice: route('GET', '/invoice/:number.pdf', 'own or read_invoices', {
    summary: 'An invoice or a credit note as PDF: the caller’s own, or any for an admin',
    forPayer: true,
    ...pdf,
    errors: ['invoice-not-found'],
  }),
  creditInvoice: route('POST', '/invoice/:number/credits', 'write_invoices', {
    summary:
      'Issue a credit note for a part of an invoice: for pieces, or over a net amount with a text',
    body: creditSchema,
    ...createdOnce('ChangedOrder'),
    errors: ['invoice-not-found', 'nothing-left', 'credit-too-high'],
  }),
  listInvoices: route('GET', '/invoices', 'read_invoices', {
    summary: 'The invoices and credit notes of all customers',
    response: listOf(responseOf('ListedInvoice')),
    query: { ...invoiceSelection, sort: sortQueryOf('invoices') },
    paged: true,
  }),
  listInvoicesByEmail: route('GET', '/invoices/:email', 'self or read_invoices', {
    summary: `The invoices and credit notes of an account with what is open, newest first; those to pay by due date, oldest first. ${ofPayer}`,
    forPayer: true,
    ...pageOf('PayerInvoice'),
    query: {
      status: { ...oneOf(invoiceFilters), default: 'all' },
      ...periodOf('of issue'),
      q: {
        ...search,
        description:
          'Words of numbers, PO number and buyer that must all match. A search for a number ignores the other filters',
      },
    },
  }),
  getInvoiceArchive: route('GET', '/user/:email/invoices.zip', 'self or read_invoices', {
    summary: `The PDFs of the invoices and credit notes of a period, newest first, as a ZIP archive of at most ${limits.archivedInvoices}; the link leads to the next archive. ${ofPayer}`,
    forPayer: true,
    ...zip,
    query: { ...period, cursor: { ...text, maxLength: limits.cursor } },
    errors: ['validation', 'invoice-not-found'],
  }),
  getStatement: route('GET', '/user/:email/statement.pdf', 'self or read_payments', {
    summary:
      'The statement of an account in a period as PDF: opening balance, invoices, credit notes, payments, refunds, closing balance. With `X-Company` and the own address: of the company, for members who see all its orders',
    forPayer: true,
    ...pdf,
    query: period,
    errors: ['validation', 'role-forbidden', 'user-not-found'],
  }),
  exportStatement: route('GET', '/user/:email/statement.csv', 'self or read_payments', {
    summary: 'The statement of an account in a period as a table, oldest first',
    forPayer: true,
    ...csvTable,
    query: period,
    errors: ['validation', 'role-forbidden', 'user-not-found'],
  }),
  exportInvoices: route('GET', '/invoices.csv', 'read_invoices', {
    summary: 'All invoices and credit notes, or those that match, as a table, newest first',
    ...csvTable,
    query: invoiceSelection,
    errors: ['validation'],
  }),
} as const;
