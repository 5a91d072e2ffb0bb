import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import {
  addDays,
  dayMs,
  dayOf,
  defaultPaymentMethod,
  hasInvoice,
  isCompanyId,
  type LineCounters,
  netOf,
  noPieces,
  noTaxes,
  nothingCredited,
  type OrderStatus,
  orderNumberOf,
  orderTermsOf,
  shipmentNumberOf,
  spendingMonthOf,
  storedBalanceOf,
  taxedTotalsOf,
  usualTerms,
  usualTimeZone,
  withoutList,
} from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import { spendingOf } from '../../services/companies/stored/spending.ts';
import { issueInvoice } from '../../services/invoices/issueInvoice.ts';
import { readSettings } from '../../services/settings/settings.ts';
import { shipmentsOf } from '../../services/shipments/shipments.ts';
import { recordMonthlySales } from '../../services/stock/monthlySales.ts';
import { recordSales } from '../../services/stock/sales.ts';
import { customers, orders, shipments } from '../../store/collections/collections.ts';
import { transact } from '../../store/writes/transact.ts';
import type { Transaction } from '../../store/writes/transaction.ts';

type OrderFields = Partial<
  Pick<
    OrderDocument,
    | ('createdAt' | 'payerId' | 'payerName' | 'userId' | 'userName' | 'userEmail' | 'note')
    | ('dueAt' | 'overdueAt' | 'remindAt' | 'shipBy')
  >
> & {
  toolName?: string;
  status?: StoredStatus;
};

/** The statuses that a stored order can have. */
export const storedStatuses = [
  'placed',
  'confirmed',
  'shipped',
  'delivered',
  'cancelled',
] as const satisfies OrderStatus[];
export type StoredStatus = (typeof storedStatuses)[number];

const stepsTo: Readonly<Record<StoredStatus, readonly StoredStatus[]>> = {
  placed: ['placed'],
  confirmed: ['placed', 'confirmed'],
  shipped: ['placed', 'confirmed', 'shipped'],
  delivered: ['placed', 'confirmed', 'shipped', 'delivered'],
  cancelled: ['placed', 'cancelled'],
};

const countersAt: Readonly<Record<StoredStatus, Partial<LineCounters>>> = {
  placed: {},
  confirmed: {},
  shipped: { shipped: 5 },
  delivered: { shipped: 5, delivered: 5 },
  cancelled: { cancelled: 5 },
};

const newOrder = (id: string, fields: OrderFields): OrderDocument => {
  const {
    // Older than the days whose sales are checked, and than the mails that are kept.
    createdAt = new Date(1_000),
    toolName = 'Jack plane',
    status = 'placed',
    dueAt = null,
    overdueAt = null,
    remindAt,
    shipBy = addDays(dayOf(createdAt, usualTimeZone), 2),
    ...customer
  } = fields;
  const tool = { toolId: `deleted-${id}`, sku: 'PLN-1005', toolName, picture: '' };
  const price = { unitPrice: 1999, breakQuantity: null, lineTotal: 9995, ...withoutList(1999) };
  const lines = [{ ...tool, quantity: 5, ...price, ...noPieces, ...countersAt[status] }];
  const number = orderNumberOf(id);
  const state = {
    ...taxedTotalsOf(lines, noTaxes),
    status,
    terms: usualTerms,
    paid: 0,
    refunded: 0,
    credited: nothingCredited,
    dueAt,
    overdueAt,
    ...(remindAt && { remindAt }),
  };
  const step = { actor: 'admin', uid: null, at: createdAt, transitionId: null } as const;
  const order: Omit<OrderDocument, 'searchTerms'> = {
    number,
    payerId: customer.userId ?? id,
    payerName: customer.userName ?? 'Ada',
    userId: customer.payerId ?? id,
    userName: 'Ada',
    userEmail: 'ada@example.test',
    phoneNumber: '01234567890',
    orderAddress: '1 Workshop Lane',
    poNumber: '',
    note: '',
    ...customer,
    shipBy,
    lines,
    paymentMethod: defaultPaymentMethod,
    currency: 'USD',
    ...state,
    ...storedBalanceOf(state),
    invoiceNumber: null,
    creditNoteNumbers: [],
    shipmentCount: stepsTo[status].includes('shipped') ? 1 : 0,
    returnCount: 0,
    quoteId: null,
    quoteNumber: null,
    history: stepsTo[status].map((reached) => ({
      ...step,
      step: reached,
      status: reached,
      ...(reached === 'shipped' && {
        shipmentNumber: shipmentNumberOf(number, 1),
        pieces: [{ toolId: tool.toolId, quantity: 5 }],
        carrier: 'UPS',
        trackingNumber: '1Z',
      }),
    })),
    createdAt,
    placedOn: dayOf(createdAt, usualTimeZone),
    saleFacts: {},
  };
  return { ...order, searchTerms: orderTermsOf(order) };
};

const withInvoice = async (
  transaction: Transaction,
  id: string,
  order: OrderDocument,
): Promise<OrderDocument> => {
  if (!order.history.some(({ status }) => hasInvoice(status))) return order;
  const invoiced = { id, order, at: order.createdAt };
  const { number } = await issueInvoice(transaction, invoiced, await readSettings());
  const numbered = { ...order, invoiceNumber: number };
  return { ...numbered, searchTerms: orderTermsOf(numbered) };
};

const addOrder = async (
  transaction: Transaction,
  id: string,
  fields: OrderFields,
): Promise<void> => {
  const order = await withInvoice(transaction, id, newOrder(id, fields));
  transaction.create(orders.doc(id), order);
  for (const shipment of shipmentsOf({ id, order })) {
    transaction.create(shipments.doc(shipment.id), shipment.content);
  }
  // Only the sales of the last days are checked.
  if (fields.createdAt) {
    const sold = order.lines.map((line) => ({ ...line, quantity: line.quantity - line.cancelled }));
    recordSales(transaction, order.placedOn, sold);
    recordMonthlySales(transaction, order);
  }
  const open = FieldValue.increment(order.amountDue);
  transaction.merge(customers.doc(order.payerId), { open });
  if (isCompanyId(order.payerId)) {
    const spender = { companyId: order.payerId, uid: order.userId };
    const { year, month } = spendingMonthOf(order.createdAt);
    transaction.merge(spendingOf({ ...spender, at: order.createdAt }), {
      ...spender,
      year,
      months: { [month]: FieldValue.increment(netOf(order)) },
    });
  }
};

/**
 * Stores an order, by default a placed one of long ago, for a tool that no longer exists, so that
 * it needs no stock and has no sales, adds it to what its customer owes and what the member of a
 * company has spent, and issues its invoice.
 */
export const storeOrder = async (fields: OrderFields = {}): Promise<string> => {
  const id = randomUUID();
  await transact((transaction) => addOrder(transaction, id, fields));
  return id;
};

/**
 * Stores many orders of one customer, in few commits because each changes the customer's document.
 */
export const storeOrders = async (count: number, fields: OrderFields): Promise<string[]> => {
  const ids = Array.from({ length: count }, () => randomUUID());
  for (let from = 0; from < count; from += 50) {
    await transact(async (transaction) => {
      for (const id of ids.slice(from, from + 50)) await addOrder(transaction, id, fields);
    });
  }
  return ids;
};

/**
 * Stores a delivered order whose payment has been due for some days. If it is late, the shop has
 * looked at it, and does so again tomorrow: until then it sends no reminder itself.
 */
export const storeLateOrder = (days = 5, fields: OrderFields = {}): Promise<string> => {
  const dueAt = new Date(Date.now() - days * dayMs);
  return storeOrder({
    status: 'delivered',
    userEmail: `late-${randomUUID()}@example.test`,
    dueAt,
    ...(days > 0 && { overdueAt: dueAt, remindAt: new Date(Date.now() + dayMs) }),
    ...fields,
  });
};
