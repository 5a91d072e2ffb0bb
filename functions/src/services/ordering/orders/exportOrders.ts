import {
  amountDueOf,
  type Cell,
  dayOf,
  type OrderColumn,
  paymentStatusOf,
  wordsOfCode,
} from '../../../contract/index.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { orderedBatches } from '../../../store/reads/queries.ts';
import { payerWithEmail } from '../../customers/payerWithEmail.ts';
import { readPartNumbers } from '../../customers/readPartNumbers.ts';
import { readPaidDays } from '../../invoices/paidDays.ts';
import { type PayerCells, readPayerCells } from '../../invoices/payerCells.ts';
import type { StoredOrder } from './orderResponse.ts';
import { findOrders, findPayerOrders, type PayerOrderSelection } from './orders.ts';
import type { OrderSelection } from './planOrders.ts';

/** A line of an order, with the fields of the order itself. */
export type OrderRow = Record<OrderColumn, Cell>;

/** What other documents say about an order. */
interface Facts {
  payer: PayerCells;
  paidOn: string;
  timeZone: string;
}

const buyerCells = (order: StoredOrder, payer: PayerCells) => ({
  Customer: order.payerName,
  ...payer,
  Buyer: order.userName,
  'Buyer email': order.userEmail,
  Phone: order.phoneNumber,
  'Delivery address': order.orderAddress,
  'PO number': order.poNumber,
  Note: order.note,
});

const deliveryCells = (order: StoredOrder) => ({
  'Arrives by': order.deliveryDay ?? '',
  'Requested date': order.requestedDay ?? '',
  'Complete only': order.completeOnly ? 'yes' : '',
  'Ship by': order.shipBy,
});

const paymentCells = (order: StoredOrder, { paidOn, timeZone }: Facts) => ({
  'Order total': { cents: order.total },
  Credited: { cents: order.credited.total },
  Paid: { cents: order.paid },
  Open: { cents: amountDueOf(order) },
  Currency: order.currency,
  'Payment status': wordsOfCode(paymentStatusOf(order, new Date()) ?? ''),
  'Due on': order.dueAt ? dayOf(order.dueAt, timeZone) : '',
  'Paid on': paidOn,
  Invoice: order.invoiceNumber ?? '',
  Quote: order.quoteNumber ?? '',
});

const rowsOf = (id: string, order: StoredOrder, facts: Facts): OrderRow[] => {
  const ofOrder = {
    Order: order.number,
    'Order date': dayOf(order.createdAt, facts.timeZone),
    Status: wordsOfCode(order.status),
    ...buyerCells(order, facts.payer),
    ...deliveryCells(order),
    ...paymentCells(order, facts),
    'Order ID': id,
    'Customer ID': order.payerId,
  };
  return order.lines.map((line) => ({
    ...ofOrder,
    SKU: line.sku,
    Tool: line.toolName,
    Quantity: line.quantity,
    Cancelled: line.cancelled,
    Shipped: line.shipped,
    Delivered: line.delivered,
    Returned: line.returned,
    'Unit price': { cents: line.unitPrice },
    'List price': { cents: line.listPrice },
    'Price list': line.priceListName ?? '',
    'Price break from': line.breakQuantity ?? '',
    'Line total': { cents: line.lineTotal },
    'Tool ID': line.toolId,
  }));
};

const tableOf = async function* (
  { query, order, matches = () => true }: ReturnType<typeof findOrders>,
  timeZone: string,
): AsyncGenerator<OrderRow[]> {
  for await (const batch of orderedBatches(query, order)) {
    const found = batch.filter(({ content }) => matches(content));
    const [payers, paidDays] = await Promise.all([
      readPayerCells(found.map(({ content }) => content)),
      readPaidDays(found.map(({ id, content }) => ({ ...content, id }))),
    ]);
    yield found.flatMap(({ id, content }) => {
      const payer = payers(content.payerId);
      return rowsOf(id, content, { payer, paidOn: paidDays.get(id) ?? '', timeZone });
    });
  }
};

/** The selected orders of all accounts in batches, newest first. */
export const exportOrders = (selection: OrderSelection, timeZone: string) =>
  tableOf(findOrders(selection), timeZone);

/** A line of a payer's order, with the payer's own number for its tool. */
type OwnOrderRow = OrderRow & { 'Own number': string };

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
    yield rows.map((row) => ({ ...row, 'Own number': numberOf.get(row['Tool ID']) ?? '' }));
  }
};
