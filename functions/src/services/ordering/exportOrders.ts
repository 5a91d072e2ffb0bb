import {
  type OrderColumn,
  type OrderDocument,
  type OrderFilter,
  toDollars,
} from '../../contract/index.ts';
import { orderedBatches } from '../../queries.ts';
import { type OrderPeriod, ordersIn } from './orders.ts';

/** How many documents are in memory at a time. */
const batchSize = 300;

/** A line of an order, with the fields of the order itself. */
export type OrderRow = Record<OrderColumn, string | number>;

const rowsOf = (_id: string, order: OrderDocument): OrderRow[] => {
  const { number, status, userName, userEmail, phoneNumber, orderAddress } = order;
  const buyer = { userName, userEmail, phoneNumber, orderAddress };
  const orderFields = { _id, number, createdAt: order.createdAt.toISOString(), status, ...buyer };
  return order.lines.map(({ toolId, toolName, quantity, unitPrice, lineTotal }) => ({
    ...orderFields,
    ...{ toolId, toolName, quantity },
    unitPrice: toDollars(unitPrice),
    lineTotal: toDollars(lineTotal),
    totalBill: toDollars(order.total),
  }));
};

/** The orders of all accounts in batches, newest first, optionally those of a filter and a period. */
export const exportOrders = async function* (
  filter: OrderFilter | undefined,
  period: OrderPeriod,
): AsyncGenerator<OrderRow[]> {
  const newestFirst = { field: 'createdAt', direction: 'desc' } as const;
  for await (const batch of orderedBatches(ordersIn(filter, period), newestFirst, batchSize)) {
    yield batch.flatMap(({ id, content }) => rowsOf(id, content));
  }
};
