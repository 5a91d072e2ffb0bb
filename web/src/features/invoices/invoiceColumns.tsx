import { formatCentsIn, type ListedInvoice } from 'functions/contract';
import { payerText } from '../../domain/company/orderedBy.ts';
import { invoiceKindTexts } from '../../domain/money/invoiceKindTexts.ts';
import { formatDate, formatDateTime, formatShortDate } from '../../domain/time/dates.ts';
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

export const invoiceColumns: Column<ListedInvoice>[] = [
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
export const compactInvoice = (invoice: ListedInvoice): CompactContent => ({
  lines: [
    { text: invoice.number, end: totalText(invoice) },
    { text: customerText(invoice), end: <Issued at={invoice.issuedAt} short /> },
    { text: kindText(invoice), end: <OrderLink {...invoice} /> },
  ],
});
