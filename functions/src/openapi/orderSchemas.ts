import {
  cents,
  count,
  listOf,
  money,
  objectOf,
  oneOf,
  text,
  time,
  yes,
} from '../contract/calls/jsonSchema.ts';
import {
  type ChangedOrder,
  disputedFunds,
  type Order,
  type OrderDispute,
  type OrderEvent,
  type OrderedTool,
  type OrderLine,
  orderActors,
  orderStatuses,
  type PlacedOrder,
  paymentMethods,
  paymentTerms,
  type RefusedLine,
  refusalCodes,
} from '../contract/index.ts';
import { payerSchemas } from './payerSchemas.ts';
import { currency } from './placeSchemas.ts';
import { taxSchemas, totalsSchemas } from './taxSchemas.ts';

/** A line item of an order or a request. */
export const orderLine = objectOf<OrderLine>({
  toolId: text,
  sku: text,
  toolName: text,
  picture: { ...text, description: 'The URL of the picture' },
  quantity: count,
  unitPrice: cents,
  breakQuantity: {
    type: ['integer', 'null'],
    description: 'The minimum quantity of the price break that the line got',
  },
  lineTotal: cents,
});

/** The status of an order. */
export const orderStatus = oneOf(orderStatuses);

const orderEvent = objectOf<OrderEvent<string>>(
  {
    status: orderStatus,
    actor: oneOf(orderActors),
    uid: { type: ['string', 'null'], description: 'The uid of the account; null for the shop' },
    at: time,
    reason: text,
    carrier: text,
    trackingNumber: text,
  },
  ['reason', 'carrier', 'trackingNumber'],
);

const dispute = objectOf<OrderDispute>({
  id: { ...text, description: 'Its id at Stripe' },
  amount: cents,
  reason: text,
  status: text,
  dueBy: { type: ['string', 'null'], description: 'Until when the shop has to answer' },
  funds: oneOf(disputedFunds),
  reportedAt: time,
  changes: count,
});

const order = objectOf<Order>(
  {
    _id: text,
    number: { ...text, description: 'The order number, like TH-4K2M9A7C' },
    ...payerSchemas,
    userId: text,
    userName: text,
    userEmail: text,
    phoneNumber: text,
    orderAddress: text,
    poNumber: { ...text, description: 'The buyer’s own number for the order' },
    note: text,
    paymentMethod: oneOf(paymentMethods),
    lines: listOf(orderLine),
    currency,
    ...totalsSchemas,
    ...taxSchemas,
    terms: oneOf(paymentTerms),
    paid: { ...cents, description: 'All payments less all refunds, in cents' },
    refunded: cents,
    dueAt: {
      type: ['string', 'null'],
      format: 'date-time',
      description: 'When the order has to be paid; null as long as that is not known',
    },
    invoiceNumber: { type: ['string', 'null'] },
    creditNoteNumber: { type: ['string', 'null'] },
    quoteId: { type: ['string', 'null'], description: 'The quote that it was agreed in' },
    quoteNumber: { type: ['string', 'null'] },
    status: orderStatus,
    history: { ...listOf(orderEvent), description: 'All status changes, oldest first' },
    createdAt: time,
    tool: {
      ...objectOf<OrderedTool>({ _id: text, toolName: text, price: money, imageLink: text }),
      description: 'The tool of the first line',
    },
    orderQuantity: { ...count, description: 'The quantity of the first line' },
    totalBill: money,
    disputes: { ...listOf(dispute), description: 'The disputes about its card payments' },
  },
  ['disputes'],
);

/** The figures of a refused line, and of a refused order of one tool. */
export const refusalFigures = {
  available: { ...count, description: 'Pieces on sale now' },
  nearest: { ...listOf(count), description: 'The nearest quantities that can be ordered' },
  unitPrice: { ...cents, description: 'The current price in cents for the ordered quantity' },
};

/** A refused line of an order. */
export const refusedLine = objectOf<RefusedLine>(
  { toolId: text, code: oneOf(refusalCodes), ...refusalFigures },
  ['available', 'nearest', 'unitPrice'],
);

/** The response schemas of orders by name. */
export const orderSchemas = {
  Order: order,
  PlacedOrder: objectOf<PlacedOrder>({
    acknowledged: yes,
    insertedId: text,
    order: { $ref: '#/components/schemas/Order' },
  }),
  ChangedOrder: objectOf<ChangedOrder>({
    acknowledged: yes,
    order: { $ref: '#/components/schemas/Order' },
  }),
};
