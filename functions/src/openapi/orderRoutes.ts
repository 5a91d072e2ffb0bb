import {
  type apiRoutes,
  orderFilters,
  orderLinesSchema,
  orderSchema,
  paymentFilters,
  transitionSchema,
} from '../contract/index.ts';
import { type JsonSchema, listOf, oneOf, schemaOf, text } from './jsonSchema.ts';
import { csv, idempotencyKey, named, retryNote, search } from './requestParts.ts';
import { responseSchema } from './responseSchemas.ts';
import type { RouteDescription } from './routeDescription.ts';

const day: JsonSchema = { type: 'string', format: 'date' };

/** The query that selects orders by status and day. */
export const orderSelection: RouteDescription['query'] = {
  status: { ...oneOf(orderFilters), default: 'all' },
  payment: {
    ...oneOf(paymentFilters),
    description: 'Only orders that are unpaid, overdue or to be refunded',
  },
  from: {
    ...day,
    description: "The first day on which the orders were placed, in the shop's time zone",
  },
  to: {
    ...day,
    description: "The last day on which the orders were placed, in the shop's time zone",
  },
};

const searchedOrders: RouteDescription['query'] = {
  ...orderSelection,
  q: {
    ...search,
    description:
      'Words of number, documents, PO number, customer and tools that must all match. A search for a number ignores the other filters',
  },
};

/** The descriptions of the routes of orders. */
export const orderRoutes = {
  placeOrder: {
    summary: `Order one tool, or several with \`lines\`. ${retryNote}`,
    audience: 'signed in',
    body: named('order', { anyOf: [schemaOf(orderSchema), schemaOf(orderLinesSchema)] }),
    headers: idempotencyKey,
    success: [201, responseSchema('PlacedOrder')],
    problems: [
      'tool-not-found',
      'insufficient-stock',
      'price-changed',
      'order-minimum',
      'credit-exceeded',
      'idempotency-conflict',
      'email-not-verified',
    ],
  },
  listOrdersOf: {
    summary: 'The orders of an account, newest first; by default without cancelled ones',
    audience: 'self or admin',
    success: [200, listOf(responseSchema('Order'))],
    paged: true,
    query: { status: oneOf(orderFilters), payment: oneOf(paymentFilters) },
  },
  listOrders: {
    summary: 'The orders of all accounts, newest first',
    audience: 'admin',
    success: [200, listOf(responseSchema('Order'))],
    paged: true,
    query: searchedOrders,
  },
  getOrder: {
    summary:
      'An order with its history, by its id or its number: the caller’s own, or any for an admin',
    audience: 'signed in',
    success: [200, responseSchema('Order')],
    problems: ['order-not-found'],
  },
  getPickList: {
    summary:
      'The pick list of an order as PDF: where it goes, and its tools with boxes to tick, pieces and packs',
    audience: 'admin',
    success: [200, { type: 'string', format: 'binary' }],
    media: { success: 'application/pdf' },
    problems: ['order-not-found'],
  },
  getOrderConfirmation: {
    summary:
      'The confirmation of an order as PDF, once the shop has confirmed it: the caller’s own, or any for an admin',
    audience: 'signed in',
    success: [200, { type: 'string', format: 'binary' }],
    media: { success: 'application/pdf' },
    problems: ['order-not-found', 'order-not-confirmed'],
  },
  exportOrders: {
    summary: 'The orders of all accounts as a table, newest first, one row per line item',
    audience: 'admin',
    success: [200, text],
    media: { success: csv },
    query: searchedOrders,
    problems: ['validation'],
  },
  exportOrdersOf: {
    summary: 'All orders of an account as a table, newest first, one row per line item',
    audience: 'self or admin',
    success: [200, text],
    media: { success: csv },
  },
  cancelOrder: {
    summary: 'Cancel an order: the caller’s own, or any for an admin',
    audience: 'signed in',
    success: [200, responseSchema('Deleted')],
    problems: ['order-not-found', 'order-not-cancellable'],
  },
  transitionOrder: {
    summary: `Move an order to another status: shipping needs carrier and tracking number, a cancellation by an admin a reason. ${retryNote}`,
    audience: 'signed in',
    body: schemaOf(transitionSchema),
    headers: idempotencyKey,
    success: [200, responseSchema('ChangedOrder')],
    problems: ['order-not-found', 'transition-not-allowed', 'settings-incomplete'],
  },
} satisfies Partial<Record<keyof typeof apiRoutes, RouteDescription>>;
