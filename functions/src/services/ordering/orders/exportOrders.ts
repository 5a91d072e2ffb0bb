import { isoIn, type OrderColumn, paymentStatusOf, toDollars } from '../../../contract/index.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { orderedBatches } from '../../../store/reads/queries.ts';
import { payerWithEmail } from '../../customers/payerWithEmail.ts';
import { readPartNumbers } from '../../customers/readPartNumbers.ts';
import type { StoredOrder } from './orderResponse.ts';
import { findOrders, findPayerOrders, type PayerOrderSelection } from './orders.ts';
import type { OrderSelection } from './planOrders.ts';

/** How many documents are in memory at a time. */
const batchSize = 300;

/** A line of an order, with the fields of the order itself. */
export type OrderRow = Record<OrderColumn, string | number>;

const paymentFields = (order: StoredOrder, timeZone: string) => {
  const { paid, credited, dueAt, invoiceNumber, quoteNumber } = order;
  return {
    credited: toDollars(credited.total),
    paid: toDollars(paid),
    paymentStatus: paymentStatusOf(order, new Date()) ?? '',
    dueAt: dueAt ? isoIn(dueAt, timeZone) : '',
    invoiceNumber: invoiceNumber ?? '',
    quoteNumber: quoteNumber ?? '',
  };
};

const rowsOf = (_id: string, order: StoredOrder, timeZone: string): OrderRow[] => {
  const { number, status, phoneNumber, orderAddress, poNumber, note } = order;
  const { payerName, userName, userEmail } = order;
  const buyer = { payerName, userName, userEmail, phoneNumber, orderAddress, poNumber, note };
  const orderFields = {
    _id,
    number,
    createdAt: isoIn(order.createdAt, timeZone),
    status,
    ...buyer,
    deliveryDay: order.deliveryDay ?? '',
    requestedDay: order.requestedDay ?? '',
    completeOnly: order.completeOnly ? 'yes' : '',
    shipBy: order.shipBy,
  };
  const payment = paymentFields(order, timeZone);
  return order.lines.map(({ toolId, sku, toolName, quantity, ...line }) => ({
    ...orderFields,
    toolId,
    sku,
    toolName,
    quantity,
    cancelled: line.cancelled,
    shipped: line.shipped,
    delivered: line.delivered,
    returned: line.returned,
    unitPrice: toDollars(line.unitPrice),
    listPrice: toDollars(line.listPrice),
    priceList: line.priceListName ?? '',
    breakQuantity: line.breakQuantity ?? '',
    lineTotal: toDollars(line.lineTotal),
    totalBill: toDollars(order.total),
    ...payment,
  }));
};

const tableOf = async function* (
  { query, order, matches = () => true }: ReturnType<typeof findOrders>,
  timeZone: string,
): AsyncGenerator<OrderRow[]> {
  for await (const batch of orderedBatches(query, order, batchSize)) {
    const found = batch.filter(({ content }) => matches(content));
    yield found.flatMap(({ id, content }) => rowsOf(id, content, timeZone));
  }
};

/** The selected orders of all accounts in batches, newest first. */
export const exportOrders = (selection: OrderSelection, timeZone: string) =>
  tableOf(findOrders(selection), timeZone);

/** A line of a payer's order, with the payer's own number for its tool. */
type OwnOrderRow = OrderRow & { ownNumber: string };

/** The selected orders of the payer with an address in batches, newest first; none without one. */
export const exportOrdersByEmail = async function* (
  email: string,
  selection: PayerOrderSelection,
  caller: Caller,
  timeZone: string,
): AsyncGenerator<OwnOrderRow[]> {
  const payerId = await payerWithEmail(email, caller);
  if (payerId === undefined) return;
  const numbers = await readPartNumbers(payerId);
  const numberOf = new Map<unknown, string>(numbers.map(({ toolId, number }) => [toolId, number]));
  for await (const rows of tableOf(findPayerOrders(payerId, selection, caller), timeZone)) {
    yield rows.map((row) => ({ ...row, ownNumber: numberOf.get(row.toolId) ?? '' }));
  }
};
