import { mdiReceiptTextOutline } from '@mdi/js';
import { apiRoutes, formatCentsIn, type InvoiceKind, type ListedInvoice } from 'functions/contract';
import { payerText } from '../../domain/company/orderedBy.ts';
import { hasFilters, type ListKind, type ListSearch } from '../../domain/list/listKind.ts';
import { invoiceKindTexts } from '../../domain/money/invoiceKindTexts.ts';
import { formatDate, formatDateTime, formatShortDate } from '../../domain/time/dates.ts';
import { pagedList } from '../../lib/queries/pagedList.ts';
import { paths } from '../../lib/router/paths.ts';
import type { Column, CompactContent } from '../../ui/lists/rows/dataListProps.ts';
import { RowLink } from '../../ui/lists/rows/RowLink.tsx';

const Issued = ({ at, short = false }: { at: string; short?: boolean }) => (
  <time dateTime={at} title={formatDateTime(at)}>
    {short ? formatShortDate(at) : formatDate(at)}
  </time>
);

const OrderLink = ({ orderNumber }: ListedInvoice) => (
  <RowLink to={paths.orderDetails.href(orderNumber)}>{orderNumber}</RowLink>
);

const customerText = ({ payerId, payerName, buyerName, buyerEmail }: ListedInvoice): string =>
  payerText({ payerId, payerName, userName: buyerName }) || buyerEmail;

/** The amount of a credit note counts against the invoices, as in the table that is exported. */
const totalText = ({ kind, total, currency }: ListedInvoice): string =>
  formatCentsIn(currency, kind === 'credit-note' ? -total : total);

const kindText = ({ kind, cancels }: ListedInvoice): string =>
  cancels === null ? invoiceKindTexts[kind] : `${invoiceKindTexts[kind]} for ${cancels}`;

const columns: Column<ListedInvoice>[] = [
  { id: 'number', header: 'No.', width: 152, isName: true, cell: ({ number }) => number },
  {
    id: 'date',
    header: 'Issued',
    width: 112,
    cell: ({ issuedAt }) => <Issued at={issuedAt} />,
  },
  { id: 'kind', header: 'Kind', width: 0.2, cell: kindText },
  { id: 'order', header: 'Order', width: 132, cell: OrderLink },
  { id: 'customer', header: 'Customer', cell: customerText },
  { id: 'total', header: 'Total', align: 'right', width: 132, cell: totalText },
];

/** An invoice on a small screen. */
const compact = (invoice: ListedInvoice): CompactContent => ({
  lines: [
    { text: invoice.number, end: totalText(invoice) },
    { text: customerText(invoice), end: <Issued at={invoice.issuedAt} short /> },
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
  noun: 'document',
  queryKey,
  pages: (search) => pagedList(queryKey, apiRoutes.listInvoices, { query: invoiceQuery(search) }),
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
  columns,
  compact,
  nameOf: ({ kind, number }) => `${invoiceKindTexts[kind]} ${number}`,
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
