import { formatCentsIn, type ListedInvoice } from 'functions/contract';
import { payerText } from '../../domain/company/orderedBy.ts';
import { invoiceKindTexts } from '../../domain/money/invoiceKindTexts.ts';
import { formatDate, formatDateTime, formatShortDate } from '../../domain/time/dates.ts';
import { paths } from '../../lib/router/paths.ts';
import type { Column } from '../../ui/lists/rows/dataListProps.ts';
import { RowLink } from '../../ui/lists/rows/RowLink.tsx';

/** A day of an invoice, with its time as a tooltip. */
export const InvoiceDay = ({ at, short = false }: { at: string; short?: boolean }) => (
  <time dateTime={at} title={formatDateTime(at)}>
    {short ? formatShortDate(at) : formatDate(at)}
  </time>
);

/** A link to the order of an invoice. */
export const OrderLink = ({ orderNumber }: ListedInvoice) => (
  <RowLink to={paths.orderDetails.href(orderNumber)}>{orderNumber}</RowLink>
);

/** Who has to pay an invoice. */
export const customerText = ({
  payerId,
  payerName,
  buyerName,
  buyerEmail,
}: ListedInvoice): string => payerText({ payerId, payerName, userName: buyerName }) || buyerEmail;

/** The amount of a credit note counts against the invoices, as in the table that is exported. */
export const totalText = ({ kind, total, currency }: ListedInvoice): string =>
  formatCentsIn(currency, kind === 'credit-note' ? -total : total);

/** What an invoice or a credit note is. */
export const kindText = ({ kind, cancels }: ListedInvoice): string =>
  cancels === null ? invoiceKindTexts[kind] : `${invoiceKindTexts[kind]} for ${cancels}`;

/** The columns of each list of invoices. */
export const invoiceColumns = {
  number: { id: 'number', header: 'No.', width: 152, isName: true, cell: ({ number }) => number },
  date: {
    id: 'date',
    header: 'Issued',
    sorts: { ascending: 'oldest', descending: 'newest' },
    width: 112,
    cell: ({ issuedAt }) => <InvoiceDay at={issuedAt} />,
  },
  order: { id: 'order', header: 'Order', width: 132, cell: OrderLink },
  total: {
    id: 'total',
    header: 'Total',
    align: 'right',
    width: 132,
    sorts: { ascending: 'total', descending: '-total' },
    cell: totalText,
  },
} satisfies Record<string, Column<ListedInvoice>>;

/** How people name an invoice or a credit note. */
export const invoiceName = ({ kind, number }: Pick<ListedInvoice, 'kind' | 'number'>): string =>
  `${invoiceKindTexts[kind]} ${number}`;
