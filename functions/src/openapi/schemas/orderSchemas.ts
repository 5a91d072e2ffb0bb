import {
  cents,
  count,
  day,
  listOf,
  money,
  objectOf,
  oneOf,
  text,
  time,
  yes,
} from '../../contract/calls/jsonSchema.ts';
import {
  type AgreedLine,
  type ChangedOrder,
  type ChangedShipment,
  type CreditAmounts,
  disputedFunds,
  type EndedPrice,
  type LinePieces,
  type Order,
  type OrderDispute,
  type OrderEvent,
  type OrderedTool,
  type OrderLine,
  orderActors,
  orderStatuses,
  orderSteps,
  type PlacedOrder,
  parcelStates,
  paymentMethods,
  paymentTerms,
  type RefusedLine,
  refusalCodes,
  type Shipment,
  type ShipmentLine,
  type ShortLine,
  shipmentKinds,
} from '../../contract/index.ts';
import { payerSchemas } from './payerSchemas.ts';
import { currency } from './placeSchemas.ts';
import { priceSource } from './priceSchemas.ts';
import { taxSchemas, totalsSchemas } from './taxSchemas.ts';

const agreedSchemas = {
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
  ...priceSource,
};

/** A line item of a request. */
export const agreedLine = objectOf<AgreedLine>(agreedSchemas);

const counterSchemas = {
  cancelled: count,
  shipped: count,
  delivered: { ...count, description: 'Of the shipped pieces' },
  returned: { ...count, description: 'Of the delivered pieces' },
  credited: { ...count, description: 'The pieces for which credit notes were issued' },
};

/** A line item of an order, with its counters. */
const orderLine = objectOf<OrderLine>({
  ...agreedSchemas,
  lineTotal: {
    ...cents,
    description: 'The price of the billed pieces: all but those cancelled before the invoice',
  },
  ...counterSchemas,
});

const linePieces = objectOf<LinePieces>({ toolId: text, quantity: count });

const creditAmounts = objectOf<CreditAmounts>({ net: cents, total: cents });

/** The status of an order. */
export const orderStatus = oneOf(orderStatuses);

const orderEvent = objectOf<OrderEvent<string>>(
  {
    step: oneOf(orderSteps),
    status: { ...orderStatus, description: 'The status of the order after it' },
    actor: oneOf(orderActors),
    uid: { type: ['string', 'null'], description: 'The uid of the account; null for the shop' },
    at: time,
    reason: text,
    carrier: text,
    trackingNumber: text,
    shipmentNumber: { ...text, description: 'Without one, all that is underway has arrived' },
    pieces: {
      ...listOf(linePieces),
      description:
        'Those shipped, cancelled, credited or returned; all when the whole order is cancelled',
    },
    creditNoteNumber: text,
    credit: { ...creditAmounts, description: 'The amounts of the credit note' },
    creditText: { ...text, description: 'What a credit without pieces is for' },
    returnNumber: text,
    resellable: { ...listOf(linePieces), description: 'The returned pieces that went to stock' },
    replaced: { ...listOf(linePieces), description: 'The pieces that the shipment replaces' },
  },
  [
    ...(['reason', 'carrier', 'trackingNumber', 'shipmentNumber', 'pieces'] as const),
    ...(['creditNoteNumber', 'credit', 'creditText'] as const),
    ...(['returnNumber', 'resellable', 'replaced'] as const),
  ],
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

const shipment = objectOf<Shipment>({
  _id: text,
  number: {
    ...text,
    description: 'The number of its order with its position, like TH-4K2M9A7C-S1',
  },
  kind: oneOf(shipmentKinds),
  orderId: text,
  orderNumber: text,
  ...payerSchemas,
  userId: text,
  lines: listOf(
    objectOf<ShipmentLine>({ toolId: text, sku: text, toolName: text, quantity: count }),
  ),
  carrier: text,
  trackingNumber: text,
  shippedAt: time,
  deliveredAt: { type: ['string', 'null'], format: 'date-time' },
  reversed: {
    ...objectOf<NonNullable<Shipment['reversed']>>({
      at: time,
      uid: { type: ['string', 'null'] },
      reason: text,
    }),
    type: ['object', 'null'],
    description: 'Why it does not count',
  },
});

const shortLine = objectOf<ShortLine>({
  toolId: text,
  quantity: count,
  ...counterSchemas,
  wanted: count,
  left: count,
});

/** The details of problems with the parts of orders. */
export const partProblemDetails = {
  shortLines: {
    ...listOf(shortLine),
    description: 'The lines of which more pieces are wanted than there are',
  },
  shipmentState: oneOf(parcelStates),
  openReturns: {
    ...listOf(text),
    description: 'The numbers of the open returns that keep a shipment from being reversed',
  },
};

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
    creditNoteNumbers: { ...listOf(text), description: 'Oldest first' },
    credited: { ...creditAmounts, description: 'The sum of its credit notes' },
    shipmentCount: { ...count, description: 'Its shipments, reversed ones included' },
    returnCount: { ...count, description: 'Its returns and claims, declined ones included' },
    quoteId: { type: ['string', 'null'], description: 'The quote that it was agreed in' },
    quoteNumber: { type: ['string', 'null'] },
    status: orderStatus,
    history: { ...listOf(orderEvent), description: 'All that has happened to it, oldest first' },
    createdAt: time,
    tool: {
      ...objectOf<OrderedTool>({ _id: text, toolName: text, price: money, imageLink: text }),
      description: 'The tool of the first line',
    },
    orderQuantity: { ...count, description: 'The quantity of the first line' },
    totalBill: money,
    returnChanges: { ...count, description: 'How many changes its returns have had' },
    disputes: { ...listOf(dispute), description: 'The disputes about its card payments' },
  },
  ['returnChanges', 'disputes'],
);

/** The figures of a refused line, and of a refused order of one tool. */
export const refusalFigures = {
  available: { ...count, description: 'Pieces on sale now' },
  nearest: { ...listOf(count), description: 'The nearest quantities that can be ordered' },
  unitPrice: { ...cents, description: 'The current price in cents for the ordered quantity' },
  ended: {
    ...objectOf<EndedPrice>({ name: text, until: day }),
    description: 'The list by which the price was lower until the list ended',
  },
};

/** A refused line of an order. */
export const refusedLine = objectOf<RefusedLine>(
  { toolId: text, code: oneOf(refusalCodes), ...refusalFigures },
  ['available', 'nearest', 'unitPrice', 'ended'],
);

/** The response schemas of orders by name. */
export const orderSchemas = {
  Order: order,
  Shipment: shipment,
  ChangedShipment: objectOf<ChangedShipment>({
    acknowledged: yes,
    shipment: { $ref: '#/components/schemas/Shipment' },
    order: { $ref: '#/components/schemas/Order' },
  }),
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
