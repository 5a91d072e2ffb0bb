import {
  type apiRoutes,
  customerSchema,
  invoiceKinds,
  paymentSchema,
  refundSchema,
  reversalSchema,
  settingsSchema,
} from '../contract/index.ts';
import { type JsonSchema, listOf, objectOf, oneOf, schemaOf, text } from './jsonSchema.ts';
import { csv, idempotencyKey, retryNote, search } from './requestParts.ts';
import { responseSchema } from './responseSchemas.ts';
import type { RouteDescription } from './routeDescription.ts';

const day: JsonSchema = { type: 'string', format: 'date' };

const period: RouteDescription['query'] = {
  from: { ...day, description: "The first day, in the shop's time zone" },
  to: { ...day, description: "The last day, in the shop's time zone" },
};

const invoiceSelection: RouteDescription['query'] = {
  ...period,
  kind: oneOf(invoiceKinds),
  q: {
    ...search,
    description:
      'Words of numbers and customer that must all match. A search for a number ignores the other filters',
  },
};

/** The descriptions of the routes of payments, invoices, settings and customers. */
export const paymentRoutes = {
  getOrderPayments: {
    summary:
      'The payments, invoices and bank details of an order: the caller’s own, or any for an admin',
    audience: 'signed in',
    success: [200, responseSchema('OrderPayments')],
    problems: ['order-not-found'],
  },
  recordPayment: {
    summary: `Record a payment that has been received. ${retryNote}`,
    audience: 'admin',
    body: schemaOf(paymentSchema),
    headers: idempotencyKey,
    success: [201, responseSchema('RecordedPayment')],
    problems: ['order-not-found', 'overpayment'],
  },
  reversePayment: {
    summary: 'Take back an entry that was a mistake, with an entry over the opposite amount',
    audience: 'admin',
    body: schemaOf(reversalSchema),
    success: [201, responseSchema('RecordedPayment')],
    problems: ['order-not-found', 'payment-not-found', 'payment-not-reversible'],
  },
  refundPayment: {
    summary: `Refund what was paid too much, or for a cancelled order. ${retryNote}`,
    audience: 'admin',
    body: schemaOf(refundSchema),
    headers: idempotencyKey,
    success: [201, responseSchema('RecordedPayment')],
    problems: ['order-not-found', 'refund-exceeded', 'card-not-available'],
  },
  payByCard: {
    summary: 'Open a session in which the caller pays the amount due of an own order by card',
    audience: 'signed in',
    success: [200, responseSchema('CardCheckout')],
    problems: ['order-not-found', 'nothing-due', 'card-not-available'],
  },
  receiveCardEvent: {
    summary:
      'Receive an event of Stripe, signed in Stripe-Signature, and book what it reports once',
    audience: 'everyone',
    body: objectOf<Record<string, unknown>>({}),
    headers: { 'Stripe-Signature': text },
    success: [200, responseSchema('Acknowledged')],
    problems: ['card-not-available', 'payment-not-found', 'order-not-found'],
  },
  listPaymentsOf: {
    summary: 'The payments of a customer, newest first',
    audience: 'admin',
    success: [200, listOf(responseSchema('Payment'))],
    problems: ['user-not-found'],
    paged: true,
  },
  exportPayments: {
    summary: 'All payments, refunds and reversals as a table, newest first',
    audience: 'admin',
    success: [200, text],
    media: { success: csv },
    query: period,
    problems: ['validation'],
  },
  getInvoice: {
    summary: 'An invoice or a credit note as PDF: the caller’s own, or any for an admin',
    audience: 'signed in',
    success: [200, { type: 'string', format: 'binary' }],
    media: { success: 'application/pdf' },
    problems: ['invoice-not-found'],
  },
  listInvoices: {
    summary: 'The invoices and credit notes of all customers, newest first',
    audience: 'admin',
    success: [200, listOf(responseSchema('ListedInvoice'))],
    query: invoiceSelection,
    paged: true,
  },
  exportInvoices: {
    summary: 'All invoices and credit notes, or those that match, as a table, newest first',
    audience: 'admin',
    success: [200, text],
    media: { success: csv },
    query: invoiceSelection,
    problems: ['validation'],
  },
  receivables: {
    summary: 'What customers owe, by age and by customer',
    audience: 'admin',
    success: [200, responseSchema('Receivables')],
  },
  getShop: {
    summary: 'What everyone may know of the shop’s settings',
    audience: 'everyone',
    success: [200, responseSchema('PublicSettings')],
    cached: true,
  },
  getSettings: {
    summary: 'The settings of the shop',
    audience: 'admin',
    success: [200, responseSchema('ShopSettings')],
  },
  saveSettings: {
    summary: 'Replace the settings of the shop',
    audience: 'admin',
    body: schemaOf(settingsSchema),
    success: [200, responseSchema('SavedSettings')],
    problems: ['precondition-failed'],
  },
  getTerms: {
    summary: 'The payment terms and the credit of the caller',
    audience: 'signed in',
    success: [200, responseSchema('CustomerTerms')],
  },
  getCustomer: {
    summary: 'A customer: profile, terms and open amount',
    audience: 'admin',
    success: [200, responseSchema('Customer')],
    problems: ['user-not-found'],
  },
  updateCustomer: {
    summary: 'Agree payment terms and a credit limit with a customer',
    audience: 'admin',
    body: schemaOf(customerSchema),
    success: [200, responseSchema('Updated')],
    problems: ['user-not-found'],
  },
  listOrdersOfCustomer: {
    summary: 'The orders of a customer, newest first',
    audience: 'admin',
    success: [200, listOf(responseSchema('Order'))],
    problems: ['user-not-found'],
    paged: true,
  },
} satisfies Partial<Record<keyof typeof apiRoutes, RouteDescription>>;
