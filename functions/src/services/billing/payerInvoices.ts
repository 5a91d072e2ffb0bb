import {
  type Actor,
  containsWords,
  documentWordsOf,
  type InvoiceFilter,
  invoiceNumberPattern,
  invoiceSearchTexts,
  invoiceStateOf,
  matchesInvoice,
  maySee,
  type PayerInvoice,
  parseOrderNumber,
  searchedNumberOf,
  type TimePeriod,
} from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { invoices, orders } from '../../store/collections/collections.ts';
import { readFields } from '../../store/reads/documents.ts';
import { type PageSource, readPage } from '../../store/reads/pages.ts';
import {
  type Found,
  type ListOrder,
  type Page,
  type PageRequest,
  selectFields,
  whereInPeriod,
} from '../../store/reads/queries.ts';
import { payerWithEmail } from '../customers/payerWithEmail.ts';
import { visibleDocuments } from '../customers/visibleDocuments.ts';
import {
  type ListedFields,
  listedFields,
  newestInvoicesFirst,
  toListed,
} from '../invoices/listInvoices.ts';
import { orderResource } from '../ordering/orders/orders.ts';

/** Selects invoices and credit notes of a payer by status, day of issue and words. */
export interface PayerInvoiceSelection extends TimePeriod {
  filter: InvoiceFilter;
  /** A number, or words to find in the numbers and the buyer. */
  search?: string | undefined;
}

/** The fields of an order that decide the status of its invoice. */
const stateFields = ['status', 'total', 'credited', 'paid', 'refunded', 'dueAt'] as const;

const toItem = (number: string, invoice: ListedFields, state: object): PayerInvoice => ({
  ...toListed(number, invoice),
  poNumber: invoice.poNumber,
  status: null,
  open: 0,
  ...state,
});

/** The documents with what is open, from their orders. */
const withStates = async (found: readonly Found<ListedFields>[]): Promise<PayerInvoice[]> => {
  const now = new Date();
  const references = found.map(({ content }) => orders.doc(content.orderId));
  const states = await readFields(references, stateFields);
  return found.map(({ id, content }, at) => {
    const order = content.kind === 'invoice' && states[at];
    return toItem(id, content, order ? invoiceStateOf(order, now) : {});
  });
};

const readNumbered = async (numbers: readonly string[], caller: Actor) => {
  const references = numbers.map((number) => invoices.doc(number));
  const found = await readFields(references, [...listedFields, 'userId'] as const);
  return found.flatMap((content, at) =>
    content && maySee(content, caller) ? [{ id: numbers[at] ?? '', content }] : [],
  );
};

const toFound = <Content>(id: string, content: Content): Found<Content> => ({ id, content });

type Words = ReturnType<typeof documentWordsOf>;

const withWords = (words: Words) => (invoice: ListedFields) =>
  words.length === 0 || containsWords(invoiceSearchTexts(invoice), words);

const byDueDate: ListOrder = { field: 'dueAt', rangeField: 'amountDue', direction: 'asc' };

const openFields = [...stateFields, 'invoiceNumber', 'payerId', 'userId'] as const;
type OpenOrder = Pick<OrderDocument, (typeof openFields)[number]>;

/** The invoiced orders of a payer that are to be paid, by due date. */
const openOrders = (payerId: string, caller: Actor): PageSource<OpenOrder, Found<OpenOrder>> => ({
  query: selectFields(
    orders
      .where('payerId', '==', payerId)
      .where('balance', '==', 'open')
      .where('dueAt', '>', new Date(0)),
    openFields,
  ),
  order: byDueDate,
  matches: (order) => order.invoiceNumber !== null && maySee(order, caller),
  toItem: toFound,
});

const isIn = ({ issuedAt }: ListedFields, { since, until }: TimePeriod): boolean =>
  (since === undefined || issuedAt >= since) && (until === undefined || issuedAt <= until);

type ReadPage = (page: PageRequest) => Promise<Page<PayerInvoice>>;

const readOpen =
  (
    payerId: string,
    { filter: _, search, ...period }: PayerInvoiceSelection,
    caller: Actor,
  ): ReadPage =>
  async (page) => {
    const { items, ...next } = await readPage(openOrders(payerId, caller), page);
    const numbers = items.map(({ content }) => content.invoiceNumber ?? '');
    const found = await readNumbered(numbers, caller);
    const matches = withWords(documentWordsOf(search ?? ''));
    const states = new Map(items.map(({ content }) => [content.invoiceNumber, content]));
    const now = new Date();
    const open = found.flatMap(({ id, content }) => {
      const order = states.get(id);
      if (!order || !isIn(content, period) || !matches(content)) return [];
      return [toItem(id, content, invoiceStateOf(order, now))];
    });
    return { items: open, ...next };
  };

const readNewest =
  (
    payerId: string,
    { filter, search, ...period }: PayerInvoiceSelection,
    caller: Actor,
  ): ReadPage =>
  async (page) => {
    const seen = visibleDocuments(invoices, { payerId }, caller);
    const query = selectFields(whereInPeriod(seen, 'issuedAt', period), listedFields);
    const hasWords = withWords(documentWordsOf(search ?? ''));
    const isKind = ({ kind }: ListedFields) =>
      filter === 'all' || (kind === 'credit-note') === (filter === 'credit-notes');
    const matches = (invoice: ListedFields) => isKind(invoice) && hasWords(invoice);
    const source = { query, order: newestInvoicesFirst, matches, toItem: toFound<ListedFields> };
    const { items, ...next } = await readPage(source, page);
    return { items: await withStates(items), ...next };
  };

/** How many pages are read to find an item that matches: the others are shown by further calls. */
const maxPages = 5;

const readMatching = async (
  read: ReadPage,
  filter: InvoiceFilter,
  page: PageRequest,
): Promise<Page<PayerInvoice>> => {
  let request = page;
  for (let pages = 1; ; pages += 1) {
    const { items, next } = await read(request);
    const matching = items.filter((invoice) => matchesInvoice(invoice, filter));
    if (next === undefined) return { items: matching };
    if (matching.length > 0 || pages === maxPages) return { items: matching, next };
    request = { ...page, cursor: next };
  }
};

/** The documents of an order by its number, or one by its own; undefined for any other search. */
const numbersIn = async (search: string, caller: Actor): Promise<string[] | undefined> => {
  const number = searchedNumberOf(search);
  if (number === undefined) return undefined;
  if (invoiceNumberPattern.test(number)) return [number];
  if (number !== parseOrderNumber(number)) return undefined;
  const order = await orderResource.find(number, caller).catch(() => undefined);
  if (!order?.content.invoiceNumber) return [];
  return [order.content.invoiceNumber, ...order.content.creditNoteNumbers];
};

/**
 * A page of the invoices and credit notes of a payer that the caller may see, newest first; those to
 * pay by due date, oldest first. A search for a number ignores the filters. Throws `validation` for
 * an invalid cursor.
 */
const listPayerInvoices = async (
  payerId: string,
  selection: PayerInvoiceSelection,
  page: PageRequest,
  caller: Actor,
): Promise<Page<PayerInvoice>> => {
  const { search = '', filter } = selection;
  const numbers = await numbersIn(search, caller);
  if (numbers) {
    const found = await readNumbered(numbers, caller);
    return { items: await withStates(found.filter(({ content }) => content.payerId === payerId)) };
  }
  const isNumber = searchedNumberOf(search) !== undefined;
  const sought = isNumber ? ({ filter: 'all', search } as const) : selection;
  const isOpen = sought.filter === 'open' || sought.filter === 'overdue';
  const read = (isOpen ? readOpen : readNewest)(payerId, sought, caller);
  return readMatching(read, isNumber ? 'all' : filter, page);
};

/**
 * Like `listPayerInvoices`, of the payer with an address; empty when no account has it.
 */
export const listInvoicesByEmail = async (
  email: string,
  selection: PayerInvoiceSelection,
  page: PageRequest,
  caller: Caller,
): Promise<Page<PayerInvoice>> => {
  const payerId = await payerWithEmail(email, caller);
  return payerId === undefined
    ? { items: [] }
    : listPayerInvoices(payerId, selection, page, caller);
};
