import { oneOf, text } from '../calls/jsonSchema.ts';
import { sortQueryOf } from '../calls/listSorts.ts';
import { buyingErrors, ofPayer, periodOf, search } from '../calls/requestParts.ts';
import { namedEither, route } from '../calls/route.ts';
import { limits } from '../limits.ts';
import { createdOnce, csvTable, pageOf, pdf, responseOf } from '../responseParts.ts';
import { orderLinesSchema, orderSchema, transitionSchema, undoSchema } from './forms.ts';
import { orderFilters, staffOrderFilters } from './lifecycle.ts';
import { cancelledPartSchema } from './partForms.ts';
import { paymentFilters } from './paymentStatus.ts';
import { orderPrintSchema } from './printing.ts';

const { from, to } = periodOf('on which the orders were placed');

const documentSearch = {
  q: {
    ...search,
    description:
      'Words of number, documents, PO number, customer, address, phone number, tracking numbers, SKUs and tools that must all match. A search for a number ignores the other filters',
  },
};

/** The query that selects orders by status, payment, payer and day. */
export const orderSelection = {
  status: {
    ...oneOf(staffOrderFilters),
    default: 'all',
    description:
      '`to-ship`: pieces of a confirmed order are to be shipped by today. `late`: the day by which pieces of an order had to be shipped has passed',
  },
  payment: {
    ...oneOf(paymentFilters),
    description: 'Only orders that are unpaid, overdue or to be refunded',
  },
  payer: ofPayer('orders'),
  from,
  to,
};

const searchedOrders = { ...orderSelection, ...documentSearch };

const payerOrders = {
  status: { ...oneOf(orderFilters), description: 'By default all but the cancelled ones' },
  payment: orderSelection.payment,
  by: {
    ...text,
    maxLength: limits.payerId,
    default: 'all',
    description:
      'Of a company: `all` orders that the caller may see, or those of the member with this id, or of the caller with `me`',
  },
  from,
  to,
  ...documentSearch,
};

/** The calls about orders. */
export const orderRoutes = {
  placeOrder: route('POST', '/order', 'signed in', {
    summary: 'Order one tool, or several with `lines`',
    forPayer: 'in transaction',
    body: namedEither('order', [orderSchema, orderLinesSchema], 'lines'),
    ...createdOnce('PlacedOrder'),
    errors: [
      'tool-not-found',
      'discontinued',
      'insufficient-stock',
      'price-changed',
      'order-minimum',
      'credit-exceeded',
      'email-not-verified',
      ...buyingErrors,
      'approval-required',
    ],
  }),
  listOrdersByEmail: route('GET', '/orders/:email', 'self or read_orders', {
    summary:
      'The orders of an account, newest first; by default without cancelled ones. With `X-Company` and the own address: those of the company that the caller may see',
    forPayer: true,
    ...pageOf('Order'),
    query: payerOrders,
  }),
  listCompanyOrders: route('GET', '/company/:id/orders', 'member or read_orders', {
    summary:
      'The orders of a company that the caller may see, newest first: all of them, or those of a member without that right; by default without cancelled ones',
    companyRight: 'member',
    ...pageOf('Order'),
    query: payerOrders,
    errors: ['company-not-found'],
  }),
  listOrders: route('GET', '/orders', 'read_orders', {
    summary: 'The orders of all accounts',
    ...pageOf('Order'),
    query: { ...searchedOrders, sort: sortQueryOf('orders') },
  }),
  getOrder: route('GET', '/order/:id', 'own or read_orders', {
    summary:
      'An order with its history, by its id or its number: the caller’s own, or any for an admin',
    forPayer: true,
    response: responseOf('Order'),
    errors: ['order-not-found'],
  }),
  getPickList: route('GET', '/order/:id/pick-list.pdf', 'read_orders', {
    summary:
      'The pick list of an order as PDF: where it goes, and its tools with boxes to tick, pieces and packs',
    ...pdf,
    errors: ['order-not-found'],
  }),
  printOrders: route('POST', '/orders/print', 'read_orders', {
    summary:
      'Pick lists, delivery notes or labels of orders, or one collected pick list, as one PDF. `X-Unprinted-Orders` names the others: `2=cancelled, 7=no-parcel`, by position in the list',
    body: orderPrintSchema,
    reads: true,
    ...pdf,
  }),
  getOrderConfirmation: route('GET', '/order/:id/confirmation.pdf', 'own or read_orders', {
    summary:
      'The confirmation of an order as PDF, once the shop has confirmed it: the caller’s own, or any for an admin',
    forPayer: true,
    ...pdf,
    errors: ['order-not-found', 'order-not-confirmed'],
  }),
  exportOrders: route('GET', '/orders.csv', 'read_orders', {
    summary: 'The orders of all accounts as a table, newest first, one row per line item',
    ...csvTable,
    query: searchedOrders,
    errors: ['validation'],
  }),
  exportOrdersByEmail: route('GET', '/user/:email/orders.csv', 'self or read_orders', {
    summary:
      'The orders of an account as a table, newest first, one row per line item. With `X-Company` and the own address: those of the company that the caller may see',
    forPayer: true,
    ...csvTable,
    query: { ...payerOrders, status: { ...oneOf(orderFilters), default: 'all' } },
    errors: ['validation'],
  }),
  cancelOrder: route('DELETE', '/order/:id', 'own or write_orders', {
    summary: 'Cancel an order: the caller’s own, or any for an admin',
    forPayer: true,
    response: responseOf('Deleted'),
    errors: ['order-not-found', 'order-not-cancellable'],
  }),
  cancelPieces: route('POST', '/order/:id/cancellations', 'own or write_orders', {
    summary:
      'Cancel pieces of an order, or all that remain: its customer whole lines until the confirmation, an admin any with a reason',
    forPayer: true,
    body: cancelledPartSchema,
    ...createdOnce('ChangedOrder'),
    errors: ['order-not-found', 'order-not-cancellable', 'nothing-left'],
  }),
  transitionOrder: route('POST', '/order/:id/transitions', 'own or write_orders', {
    summary:
      'Move an order to another status: shipping needs carrier and tracking number, a cancellation by an admin a reason',
    forPayer: true,
    body: transitionSchema,
    idempotent: true,
    response: responseOf('ChangedOrder'),
    errors: ['order-not-found', 'transition-not-allowed', 'settings-incomplete'],
  }),
  undoOrderStep: route('POST', '/order/:id/undo', 'own or write_orders', {
    summary:
      'Undo the newest step of an order that the caller took just now, as long as its mail was not sent and nothing followed',
    forPayer: true,
    body: undoSchema,
    idempotent: true,
    response: responseOf('ChangedOrder'),
    errors: [
      'order-not-found',
      'undo-not-possible',
      'discontinued',
      'insufficient-stock',
      'credit-exceeded',
      'approval-required',
      'company-inactive',
    ],
  }),
} as const;
