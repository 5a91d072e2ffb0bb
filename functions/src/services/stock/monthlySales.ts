import {
  monthlySalesId,
  type OrderSales,
  type SalesFigures,
  salesOfOrder,
} from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import { monthlySales } from '../../store/collections/collections.ts';
import { increment } from '../../store/writes/increment.ts';
import type { Transaction } from '../../store/writes/transaction.ts';

/** The fields of an order that its monthly sales need. */
export type ReportedOrder = Pick<
  OrderDocument,
  | ('payerId' | 'payerName' | 'placedOn' | 'status' | 'subtotal' | 'credited')
  | ('lines' | 'saleFacts')
>;

const nothing: OrderSales = { net: 0, costed: 0, cost: 0, orders: 0, categories: {} };

const difference = (after: SalesFigures, before: SalesFigures = nothing): SalesFigures => ({
  net: after.net - before.net,
  costed: after.costed - before.costed,
  cost: after.cost - before.cost,
});

const hasFigures = ({ net, costed, cost }: SalesFigures): boolean =>
  net !== 0 || costed !== 0 || cost !== 0;

const increments = ({ net, costed, cost }: SalesFigures) => ({
  net: increment(net),
  costed: increment(costed),
  cost: increment(cost),
});

/** By how much each category changes; one that an order no longer has goes down to nothing. */
const categoryChanges = (after: OrderSales, before: OrderSales) => {
  const names = Object.keys({ ...before.categories, ...after.categories });
  const entries = names.map((name) => {
    const category = name as keyof OrderSales['categories'];
    const figures = after.categories[category] ?? nothing;
    return [category, difference(figures, before.categories[category])] as const;
  });
  return entries
    .filter(([, change]) => hasFigures(change))
    .map(([category, change]) => [category, increments(change)]);
};

/** Writes what the change of an order adds to the sales of its month and payer, if anything. */
const addChange = (
  transaction: Transaction,
  { placedOn, payerId, payerName: name }: ReportedOrder,
  after: OrderSales,
  before: OrderSales,
): void => {
  const change = difference(after, before);
  const orders = after.orders - before.orders;
  const categories = categoryChanges(after, before);
  if (!hasFigures(change) && orders === 0 && categories.length === 0) return;
  const month = placedOn.slice(0, 7);
  transaction.merge(monthlySales.doc(monthlySalesId(month, payerId)), {
    month,
    payers: {
      [payerId]: { name, orders: increment(orders), ...increments(change) },
    },
    categories: Object.fromEntries(categories),
  });
};

/**
 * Adds an order to the sales of the month in which it was placed, or what a step has changed of it. It
 * reads nothing, and writes one document if the figures change.
 */
export const recordMonthlySales = (
  transaction: Transaction,
  order: ReportedOrder,
  earlier?: ReportedOrder,
): void =>
  addChange(transaction, order, salesOfOrder(order), earlier ? salesOfOrder(earlier) : nothing);

/** Moves an order from the sales of its payer to those of another one. */
export const moveMonthlySales = (
  transaction: Transaction,
  order: ReportedOrder,
  payerId: string,
): void => {
  const sales = salesOfOrder(order);
  addChange(transaction, order, nothing, sales);
  addChange(transaction, { ...order, payerId }, sales, nothing);
};
