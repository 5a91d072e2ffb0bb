import { orders } from '../../collections.ts';
import type { OrderColumn, OrderDocument, OrderStatus } from '../../contract/index.ts';
import { orderedBatches } from '../../queries.ts';

/** How many documents are in memory at a time. */
const batchSize = 300;

/** A line of an order, with the fields of the order itself. */
export type OrderRow = Record<OrderColumn, string | number>;

const rowsOf = (_id: string, order: OrderDocument): OrderRow[] => {
  const { status, userName, userEmail, phoneNumber, orderAddress, totalBill } = order;
  const createdAt = order.createdAt.toISOString();
  const orderFields = { _id, createdAt, status, userName, userEmail, phoneNumber, orderAddress };
  return order.lines.map(({ toolId, tool: { toolName }, quantity, unitPrice, lineTotal }) => ({
    ...orderFields,
    ...{ toolId, toolName, quantity, unitPrice, lineTotal, totalBill },
  }));
};

/** The orders of all accounts in batches, newest first, optionally with one status only. */
export const exportOrders = async function* (
  status: OrderStatus | undefined,
): AsyncGenerator<OrderRow[]> {
  const query = status ? orders.where('status', '==', status) : orders;
  const newestFirst = { field: 'createdAt', direction: 'desc' } as const;
  for await (const batch of orderedBatches(query, newestFirst, batchSize)) {
    yield batch.flatMap(({ id, content }) => rowsOf(id, content));
  }
};
