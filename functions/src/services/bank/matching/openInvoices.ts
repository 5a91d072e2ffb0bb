import { amountDueOf, type OpenInvoice } from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';
import { invoices, orders } from '../../../store/collections/collections.ts';
import { readFields } from '../../../store/reads/documents.ts';
import { type Found, findDocuments, selectFields } from '../../../store/reads/queries.ts';

/** The fields of an order that decide what a transfer can pay of it. */
const payableFields = [
  'number',
  'invoiceNumber',
  'payerId',
  'payerName',
  'poNumber',
  'currency',
  'dueAt',
  'status',
  'total',
  'credited',
  'paid',
] as const;
export type Payable = Pick<OrderDocument, (typeof payableFields)[number]>;

/** What is open of an order, as its invoice; of one without an invoice under the order's number. */
export const openInvoiceOf = (orderId: string, order: Payable): OpenInvoice => {
  const { number: orderNumber, invoiceNumber, payerId, payerName, poNumber, currency } = order;
  return {
    number: invoiceNumber ?? orderNumber,
    orderId,
    orderNumber,
    payerId,
    payerName,
    poNumber,
    currency,
    dueAt: order.dueAt,
    open: amountDueOf(order),
  };
};

const invoiceFields = ['kind', 'orderId'] as const;

/** Firestore allows so many values in one query. */
const valuesOfQuery = 30;

/** Hardly any two orders share a number. */
const ordersOfNumber = 2;

export const inChunks = <Value>(values: readonly Value[], size = valuesOfQuery): Value[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, at) =>
    values.slice(at * size, (at + 1) * size),
  );

/** The ids of the orders of invoices. Costs one read for each number. */
export const ordersOfInvoices = async (numbers: readonly string[]): Promise<string[]> => {
  const found = await readFields(
    numbers.map((number) => invoices.doc(number)),
    invoiceFields,
  );
  return found.flatMap((invoice) => (invoice?.kind === 'invoice' ? [invoice.orderId] : []));
};

/** The orders with these numbers. Costs one read for each that exists, at least one. */
export const ordersWithNumbers = async (numbers: readonly string[]): Promise<Found<Payable>[]> => {
  const chunks = inChunks(numbers).map((chunk) => {
    const query = selectFields(orders.where('number', 'in', chunk), payableFields);
    return findDocuments(query, chunk.length * ordersOfNumber);
  });
  return (await Promise.all(chunks)).flat();
};

/** The orders by their ids. Costs one read for each. */
export const readPayable = async (ids: readonly string[]): Promise<Found<Payable>[]> => {
  const found = await readFields(
    ids.map((id) => orders.doc(id)),
    payableFields,
  );
  return ids.flatMap((id, at) => {
    const content = found[at];
    return content ? [{ id, content }] : [];
  });
};

/** The orders that a payer is to pay, by due date. Costs one read for each, at least one. */
export const openOrdersOf = (payerId: string, limit: number): Promise<Found<Payable>[]> => {
  const open = orders
    .where('payerId', '==', payerId)
    .where('balance', '==', 'open')
    .where('dueAt', '>', new Date(0))
    .orderBy('dueAt')
    .orderBy('amountDue');
  return findDocuments(selectFields(open, payableFields), limit);
};
