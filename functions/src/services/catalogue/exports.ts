import { orders, tools } from '../../collections.ts';
import type { OrderColumn, OrderDocument, OrderStatus, Tool } from '../../contract/index.ts';
import { eachDocument } from '../../documents.ts';
import { eachSlice } from '../../slices.ts';
import { toTool } from './tools.ts';

/** How many documents are in memory at a time. */
const sliceSize = 300;

/** All tools, in the order of their ids, some at a time: each of them once, whatever is renamed. */
export const exportTools = async function* (): AsyncGenerator<Tool[]> {
  for await (const slice of eachDocument(tools, sliceSize)) {
    yield slice.map(({ id, content }) => toTool(id, content));
  }
};

/** One line of an order, with what is true of the order as a whole. */
export type OrderRow = Record<OrderColumn, string | number>;

const rowsOf = (_id: string, order: OrderDocument): OrderRow[] => {
  const { status, userName, userEmail, phoneNumber, orderAddress, totalBill } = order;
  const createdAt = order.createdAt.toISOString();
  const whole = { _id, createdAt, status, userName, userEmail, phoneNumber, orderAddress };
  return order.lines.map(({ toolId, tool: { toolName }, quantity, unitPrice, lineTotal }) => ({
    ...whole,
    ...{ toolId, toolName, quantity, unitPrice, lineTotal, totalBill },
  }));
};

/** Everyone's orders, of one status or of any, newest first, some at a time. */
export const exportOrders = async function* (
  status: OrderStatus | undefined,
): AsyncGenerator<OrderRow[]> {
  const query = status ? orders.where('status', '==', status) : orders;
  const newestFirst = { field: 'createdAt', direction: 'desc' } as const;
  for await (const slice of eachSlice(query, newestFirst, sliceSize)) {
    yield slice.flatMap(({ id, content }) => rowsOf(id, content));
  }
};
