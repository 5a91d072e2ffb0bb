import {
  type ChangedOrder,
  type LiveOrder,
  type Order,
  type OrderEvent,
  taxFields,
  toDollars,
  totalsFields,
} from '../../../contract/index.ts';
import type { OrderDocument, StoredOrderEvent } from '../../../documents/orders/orders.ts';

/** The fields of a stored order that responses contain. Most of a document are search terms. */
export const orderResponseFields = [
  'number',
  'payerId',
  'payerName',
  'userId',
  'userName',
  'userEmail',
  'phoneNumber',
  'orderAddress',
  'poNumber',
  'note',
  'paymentMethod',
  'lines',
  'currency',
  ...totalsFields,
  ...taxFields,
  'terms',
  'paid',
  'refunded',
  'dueAt',
  'invoiceNumber',
  'creditNoteNumbers',
  'credited',
  'shipmentCount',
  'returnCount',
  'returnChanges',
  'quoteId',
  'quoteNumber',
  'disputes',
  'status',
  'history',
  'createdAt',
] as const satisfies (keyof OrderDocument)[];

/** The fields of a stored order that responses contain. */
export type OrderResponseFields = Pick<OrderDocument, (typeof orderResponseFields)[number]>;

// An order without disputes or returns has no such field.
const pickSent = (order: OrderResponseFields): OrderResponseFields =>
  Object.fromEntries(
    orderResponseFields
      .map((name) => [name, order[name]])
      .filter(([, value]) => value !== undefined),
  ) as unknown as OrderResponseFields;

const toEvent = ({ transitionId: _, at, ...event }: StoredOrderEvent): OrderEvent<string> => ({
  ...event,
  at: at.toISOString(),
});

/** The first line under the names of the specification. */
const specifiedFields = ({ lines, total }: OrderResponseFields) => {
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
export const toLiveOrder = (order: OrderResponseFields): LiveOrder => {
  const { history, createdAt, dueAt, ...fields } = pickSent(order);
  return {
    ...fields,
    dueAt: dueAt?.toISOString() ?? null,
    history: history.map(toEvent),
    createdAt: createdAt.toISOString(),
  };
};

/** Converts a stored order to the one that the API sends. */
export const toOrder = (id: string, order: OrderResponseFields): Order => ({
  _id: id,
  ...toLiveOrder(order),
  ...specifiedFields(order),
});

/** The response to a step of an order. */
export const toChangedOrder = (id: string, order: OrderDocument): ChangedOrder => ({
  acknowledged: true,
  order: toOrder(id, order),
});
