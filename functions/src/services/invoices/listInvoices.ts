import type { Query } from 'firebase-admin/firestore';
import {
  documentWordsOf,
  type InvoiceKind,
  invoiceSearchTexts,
  isNumberSearch,
  jointNumbersIn,
  type ListedInvoice,
  type ListSortOf,
  type TimePeriod,
} from '../../contract/index.ts';
import type { StoredInvoice } from '../../documents/orders/invoices.ts';
import { invoices } from '../../store/collections/collections.ts';
import { type PageSource, readPage } from '../../store/reads/pages.ts';
import {
  type ListOrder,
  type Page,
  type PageRequest,
  selectFields,
  whereInPeriod,
} from '../../store/reads/queries.ts';
import { searchIn } from '../../store/reads/search.ts';

/** The order of lists of invoices. */
export const newestInvoicesFirst: ListOrder = { field: 'issuedAt', direction: 'desc' };

const orderOf: Record<ListSortOf<'invoices'>, ListOrder> = {
  newest: newestInvoicesFirst,
  oldest: { field: 'issuedAt', direction: 'asc' },
  '-total': { field: 'total', direction: 'desc' },
  total: { field: 'total', direction: 'asc' },
};

/** Selects invoices and credit notes by kind and period; without any field, all of them. */
interface InvoiceFilters extends TimePeriod {
  kind?: InvoiceKind | undefined;
}

/** Selects invoices and credit notes of all accounts; without any field, all of them. */
export interface InvoiceSelection extends InvoiceFilters {
  /** A number, or words to find in the numbers and the customer. */
  search?: string | undefined;
}

// Lines are most of a document, and no list has them.
/** The fields of a stored invoice that lists and tables show. */
export const listedFields = [
  ...(['number', 'kind', 'issuedAt', 'dueAt', 'orderId', 'orderNumber', 'poNumber'] as const),
  ...(['payerId', 'payerName'] as const),
  ...(['buyer', 'subtotal', 'tax', 'total', 'currency', 'cancels'] as const),
] as const;

/** A stored invoice with only these fields. */
export type ListedFields = Pick<StoredInvoice, (typeof listedFields)[number]>;

/** The invoices and credit notes that the filters select. */
const invoicesIn = ({ kind, ...period }: InvoiceFilters): Query<StoredInvoice> =>
  whereInPeriod(kind ? invoices.where('kind', '==', kind) : invoices, 'issuedAt', period);

/**
 * The invoices and credit notes that a selection contains: a search for a number ignores the
 * filters.
 */
export const invoicesWith = ({ search = '', ...filters }: InvoiceSelection): Query<StoredInvoice> =>
  invoicesIn(isNumberSearch(search) ? {} : filters);

/** How invoices are searched. */
export const invoiceSearch = { textsOf: invoiceSearchTexts, read: documentWordsOf };

/**
 * The invoices and credit notes of a selection, newest first, as a query and a filter of its
 * results: by the reference of a transfer, those that it names.
 */
export const findInvoices = (
  selection: InvoiceSelection,
): Pick<PageSource<ListedFields, unknown>, 'query' | 'matches' | 'order'> => {
  const named = jointNumbersIn(selection.search ?? '');
  if (named.length > 0) {
    const query = selectFields(invoices.where('number', 'in', named), listedFields);
    return { query, order: newestInvoicesFirst };
  }
  const query = selectFields(invoicesWith(selection), listedFields);
  return { ...searchIn({ ...invoiceSearch, query }, selection.search), order: newestInvoicesFirst };
};

/** An invoice or a credit note as the list of all has it. */
export const toListed = (number: string, invoice: ListedFields): ListedInvoice => {
  const { kind, issuedAt, dueAt, orderId, orderNumber, total, currency, cancels } = invoice;
  const { payerId, payerName, buyer } = invoice;
  return {
    _id: number,
    number,
    kind,
    orderId,
    orderNumber,
    payerId,
    payerName,
    total,
    currency,
    issuedAt: issuedAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    buyerName: buyer.name,
    buyerEmail: buyer.email,
    cancels: cancels?.number ?? null,
  };
};

/** A page of the invoices and credit notes. Throws `validation` for an invalid cursor. */
export const listInvoices = (
  selection: InvoiceSelection,
  page: PageRequest,
  sort: ListSortOf<'invoices'> = 'newest',
): Promise<Page<ListedInvoice>> => {
  // The few that a reference names have no index for other orders.
  const isNamed = jointNumbersIn(selection.search ?? '').length > 0;
  const order = orderOf[isNamed ? 'newest' : sort];
  return readPage({ ...findInvoices(selection), order, toItem: toListed }, page);
};
