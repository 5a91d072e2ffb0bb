import { mdiReceiptTextOutline } from '@mdi/js';
import { apiRoutes, type InvoiceKind, type ListedInvoice } from 'functions/contract';
import { hasFilters, type ListKind, type ListSearch } from '../../domain/list/listKind.ts';
import { sortQuery } from '../../domain/list/listSort.ts';
import { pagedList } from '../../lib/queries/pagedList.ts';
import type { Column, CompactContent } from '../../ui/lists/rows/dataListProps.ts';
import {
  customerText,
  InvoiceDay,
  invoiceColumns,
  invoiceName,
  kindText,
  OrderLink,
  totalText,
} from './invoiceCells.tsx';

const { number, date, order, total } = invoiceColumns;

const columns: Column<ListedInvoice>[] = [
  number,
  date,
  { id: 'kind', header: 'Kind', width: 0.2, cell: kindText },
  order,
  { id: 'customer', header: 'Customer', cell: customerText },
  total,
];

/** An invoice on a small screen. */
const compact = (invoice: ListedInvoice): CompactContent => ({
  lines: [
    { text: invoice.number, end: totalText(invoice) },
    { text: customerText(invoice), end: <InvoiceDay at={invoice.issuedAt} short /> },
    { text: kindText(invoice), end: <OrderLink {...invoice} /> },
  ],
});

const queryKey = ['invoices', 'list'];

/** A filter by kind; empty for both. */
type KindFilter = InvoiceKind | '';

/** The query of a search, also that of its export. */
export const invoiceQuery = ({ filter, words, from, to }: ListSearch<KindFilter>) => ({
  kind: filter,
  from,
  to,
  q: words,
});

const searchAdvice =
  'Enter the number of an invoice, a credit note or an order, a PO number, or the beginning of a customer’s name or email address.';

/** The invoices and credit notes of all customers. */
export const invoiceList: ListKind<ListedInvoice, KindFilter> = {
  title: 'Invoices',
  staffList: 'invoices',
  noun: 'document',
  queryKey,
  pages: (search) =>
    pagedList(queryKey, apiRoutes.listInvoices, {
      query: { ...invoiceQuery(search), ...sortQuery('invoices', search) },
    }),
  search: {
    label: 'Search by number, order number or customer',
    hasNumbers: true,
    count: (search) => ({ of: 'invoices', ...invoiceQuery(search) }),
  },
  filter: {
    name: 'kind',
    label: 'Documents to show',
    texts: { '': 'All', invoice: 'Invoices', 'credit-note': 'Credit notes' },
    initial: '',
    all: '',
  },
  hasPeriod: true,
  sorts: 'invoices',
  columns,
  compact,
  nameOf: invoiceName,
  icon: mdiReceiptTextOutline,
  empty: ({ words, ...search }) => {
    if (words) {
      return { title: `No invoice or credit note matches "${words}"`, advice: searchAdvice };
    }
    return hasFilters({ words, ...search }, '')
      ? { title: 'None of this kind in this period', advice: 'Choose other days, or “All” kinds.' }
      : {
          title: 'No invoices yet',
          advice: 'The shop issues an invoice when you confirm an order.',
        };
  },
};
