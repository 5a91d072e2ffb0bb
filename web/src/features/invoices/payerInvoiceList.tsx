import { mdiReceiptOutline } from '@mdi/js';
import {
  apiRoutes,
  formatCentsIn,
  type InvoiceFilter,
  type PayerInvoice,
} from 'functions/contract';
import { hasFilters, type ListKind } from '../../domain/list/listKind.ts';
import { invoiceStatusChips } from '../../domain/money/paymentTexts.ts';
import { pagedList } from '../../lib/queries/pagedList.ts';
import { StatusChip } from '../../ui/feedback/StatusChip.tsx';
import type { Column, CompactContent } from '../../ui/lists/rows/dataListProps.ts';
import { InvoiceDay, invoiceColumns, invoiceName, OrderLink, totalText } from './invoiceCells.tsx';

const Status = ({ status, cancels }: PayerInvoice) =>
  status ? <StatusChip {...invoiceStatusChips[status]} /> : `Credits ${cancels}`;

const openText = ({ open, currency }: PayerInvoice): string =>
  open > 0 ? formatCentsIn(currency, open) : '–';

const Due = ({ dueAt }: PayerInvoice) => (dueAt ? <InvoiceDay at={dueAt} /> : '–');

const { number, date, order, total } = invoiceColumns;

const columnsOf = (ofCompany: boolean): Column<PayerInvoice>[] => [
  number,
  date,
  { id: 'due', header: 'Due', width: 112, cell: Due },
  { id: 'status', header: 'Status', cell: Status },
  order,
  { id: 'po', header: 'PO number', from: 'lg', cell: ({ poNumber }) => poNumber || '–' },
  ...(ofCompany
    ? [
        {
          id: 'buyer',
          header: 'Ordered by',
          from: 'xl',
          cell: ({ buyerName }: PayerInvoice) => buyerName,
        } as const,
      ]
    : []),
  total,
  { id: 'open', header: 'Open', align: 'right', width: 120, cell: openText },
];

/** An invoice on a small screen. */
const compact = (invoice: PayerInvoice): CompactContent => {
  const { issuedAt, dueAt, open } = invoice;
  return {
    lines: [
      { text: invoice.number, end: totalText(invoice) },
      { text: <InvoiceDay at={issuedAt} />, end: <Status {...invoice} /> },
      {
        text: <OrderLink {...invoice} />,
        end: open > 0 && dueAt && ['Due ', <InvoiceDay key="due" at={dueAt} short />],
      },
    ],
  };
};

const filterTexts: Record<InvoiceFilter, string> = {
  all: 'All',
  open: 'To pay',
  overdue: 'Overdue',
  paid: 'Paid',
  credited: 'Credited',
  'credit-notes': 'Credit notes',
};

/** The key of all that depends on the invoices of the payer. */
const payerInvoiceKeys = ['invoices', 'payer'];

/** The invoices and credit notes of the payer for whom the page buys. */
export const payerInvoiceList = (
  email: string,
  ofCompany: boolean,
): ListKind<PayerInvoice, InvoiceFilter> => ({
  title: 'My Invoices',
  isForCustomers: true,
  noun: 'document',
  queryKey: payerInvoiceKeys,
  pages: ({ filter, words, from, to }) =>
    pagedList(payerInvoiceKeys, apiRoutes.listInvoicesByEmail, {
      params: { email },
      query: { status: filter, from, to, q: words },
    }),
  search: { label: 'Search by number, order number or PO number', hasNumbers: true },
  filter: {
    name: 'status',
    label: 'Documents to show',
    texts: filterTexts,
    initial: 'all',
    all: 'all',
  },
  hasPeriod: true,
  columns: columnsOf(ofCompany),
  compact,
  nameOf: invoiceName,
  icon: mdiReceiptOutline,
  empty: ({ words, ...search }) => {
    if (words) {
      return {
        title: `No invoice or credit note matches "${words}"`,
        advice: 'Enter the number of an invoice, a credit note or an order, or your PO number.',
      };
    }
    if (search.filter === 'open' || search.filter === 'overdue') {
      return { title: 'Nothing to pay', advice: 'No invoice of these days is open.' };
    }
    return hasFilters({ words, ...search }, 'all')
      ? { title: 'No such documents', advice: 'Choose other days, or “All” documents.' }
      : {
          title: 'No invoices yet',
          advice: 'You get an invoice when the shop confirms an order.',
        };
  },
});
