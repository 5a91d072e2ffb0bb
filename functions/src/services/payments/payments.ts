import {
  amountDueOf,
  type InvoiceDocument,
  type InvoiceSummary,
  isCardAmount,
  type OrderPayments,
  type Payment,
  paysFor,
  seesOnlyOwn,
} from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { invoices, payments } from '../../store/collections/collections.ts';
import { readDocuments } from '../../store/reads/documents.ts';
import { readPage } from '../../store/reads/pages.ts';
import {
  type ListOrder,
  type Page,
  type PageRequest,
  readBatch,
} from '../../store/reads/queries.ts';
import { customerId } from '../customers/customerId.ts';
import { toPayment } from '../ordering/booking/bookPayment.ts';
import { orderResource } from '../ordering/orders/orders.ts';
import { readSettings } from '../settings/settings.ts';

const toSummary = ({
  number,
  kind,
  issuedAt,
  dueAt,
  ...invoice
}: InvoiceDocument): InvoiceSummary => ({
  number,
  kind,
  orderId: invoice.orderId,
  orderNumber: invoice.orderNumber,
  issuedAt: issuedAt.toISOString(),
  dueAt: dueAt?.toISOString() ?? null,
  total: invoice.total,
  currency: invoice.currency,
});

const readInvoices = async ({
  invoiceNumber,
  creditNoteNumbers,
}: Pick<OrderDocument, 'invoiceNumber' | 'creditNoteNumbers'>): Promise<InvoiceSummary[]> => {
  const numbers = invoiceNumber === null ? [] : [invoiceNumber, ...creditNoteNumbers];
  const found = await readDocuments(numbers.map((number) => invoices.doc(number)));
  return found.filter((invoice) => invoice !== undefined).map(toSummary);
};

/** The most entries that an order's page shows: the newest. */
const maxEntries = 200;

const newestFirst: ListOrder = { field: 'recordedAt', direction: 'desc' };

const readEntries = async (orderId: string): Promise<Payment[]> => {
  const ofOrder = payments.where('orderId', '==', orderId);
  const newest = await readBatch(ofOrder, newestFirst, maxEntries);
  return newest.map(({ id, content }) => toPayment(id, content)).toReversed();
};

/**
 * The payments, invoices and bank details of an order, by its id or its number. `cardEnabled` says
 * whether the shop takes cards. Throws what `findOrder` throws.
 */
export const getOrderPayments = async (
  idOrNumber: string,
  caller: Caller,
  cardEnabled: boolean,
): Promise<OrderPayments> => {
  const { id, content: order } = await orderResource.find(idOrNumber, caller);
  const [entries, documents, { bank }] = await Promise.all([
    readEntries(id),
    readInvoices(order),
    readSettings(),
  ]);
  const cardPayments = cardEnabled && paysFor(order, caller) && isCardAmount(amountDueOf(order));
  // What colleagues ordered, too: a member may not see it.
  const isLimited = !caller.staff && seesOnlyOwn(order.payerId, caller);
  const shown = isLimited ? entries.map(({ together: _, ...entry }) => entry) : entries;
  return { payments: shown, invoices: documents, bank, cardPayments };
};

/**
 * A page of the payments of a payer, newest first. Throws `user-not-found` for an id that no payer
 * can have, and `validation` for an invalid cursor.
 */
export const listPaymentsOf = async (
  payerId: string,
  page: PageRequest,
): Promise<Page<Payment>> => {
  const query = payments.where('payerId', '==', customerId(payerId));
  return readPage({ query, order: newestFirst, toItem: toPayment }, page);
};
