import {
  cents,
  count,
  day,
  listOf,
  money,
  objectOf,
  oneOf,
  text,
  yes,
} from '../../contract/calls/jsonSchema.ts';
import {
  type ChangedOrder,
  type ChangedQuote,
  type ChangedShipment,
  type EndedPrice,
  type PlacedOrder,
  parcelStatuses,
  type RefusedLine,
  type RequestedQuote,
  refusalCodes,
  type ShortLine,
  type Successor,
} from '../../contract/index.ts';
import { about, recordOf } from '../../contract/kinds/fields.ts';
import { counterFields, orderFields } from '../../contract/orders/fields.ts';
import { quoteFields } from '../../contract/quotes/fields.ts';
import { shipmentFields } from '../../contract/shipments/fields.ts';

const shortLine = objectOf<ShortLine>({
  toolId: text,
  quantity: count,
  ...counterFields,
  wanted: count,
  left: count,
});

/** The details of problems with the parts of orders. */
export const partProblemDetails = {
  shortLines: {
    ...listOf(shortLine),
    description: 'The lines of which more pieces are wanted than there are',
  },
  shipmentStatus: oneOf(parcelStatuses),
  openReturns: {
    ...listOf(text),
    description: 'The numbers of the open returns that keep a shipment from being reversed',
  },
};

const order = recordOf({
  _id: text,
  ...orderFields,
  tool: about(
    recordOf({ _id: text, toolName: text, price: money, imageLink: text }),
    'The tool of the first line',
  ),
  orderQuantity: about(count, 'The quantity of the first line'),
  totalBill: money,
});

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

/** The tool to order instead. */
export const successorFigure = {
  ...objectOf<Successor>({ toolId: text, sku: text, toolName: text }),
  description: 'The tool that replaces a discontinued one',
};

/** A refused line of an order. */
export const refusedLine = objectOf<RefusedLine>(
  { toolId: text, code: oneOf(refusalCodes), ...refusalFigures, successor: successorFigure },
  ['available', 'nearest', 'unitPrice', 'ended', 'successor'],
);

/** The response schemas of orders by name. */
export const orderSchemas = {
  Order: order,
  Shipment: recordOf({ _id: text, ...shipmentFields }),
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

const quote = recordOf({ _id: text, ...quoteFields });

/** The response schemas of quotes by name. */
export const quoteSchemas = {
  Quote: quote,
  RequestedQuote: objectOf<RequestedQuote>({ acknowledged: yes, insertedId: text, quote }),
  ChangedQuote: objectOf<ChangedQuote>({ acknowledged: yes, quote }),
};
