import {
  type ChangedOrder,
  type LiveOrder,
  type Order,
  toDollars,
} from '../../../contract/index.ts';
import { type Stored, toSent } from '../../../contract/kinds/fields.ts';
import { orderFields } from '../../../contract/orders/fields.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';

/** A stored order, with the fields of responses. Most of a document are search terms. */
export type StoredOrder = Pick<OrderDocument, keyof typeof orderFields>;

type SentOrder = Stored<typeof orderFields>;

/** The first line under the names of the specification. */
const specifiedFields = ({ lines, total }: SentOrder) => {
  const [line] = lines;
  if (!line) throw new Error('An order without a line');
  const { toolId, toolName, unitPrice, picture, quantity } = line;
  return {
    tool: { _id: toolId, toolName, price: toDollars(unitPrice), imageLink: picture },
    orderQuantity: quantity,
    totalBill: toDollars(total),
  };
};

/** Converts a stored order to the one that functions publish. */
export const toLiveOrder = (order: SentOrder): LiveOrder => toSent(orderFields, order);

/** Converts a stored order to the one that the API sends. */
export const toOrder = (id: string, order: SentOrder): Order => ({
  _id: id,
  ...toLiveOrder(order),
  ...specifiedFields(order),
});

/** The response to a step of an order. */
export const toChangedOrder = (id: string, order: OrderDocument): ChangedOrder => ({
  acknowledged: true,
  order: toOrder(id, order),
});
