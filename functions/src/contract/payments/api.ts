import { anyObject, text } from '../calls/jsonSchema.ts';
import { periodOf } from '../calls/requestParts.ts';
import { route } from '../calls/route.ts';
import { createdOnce, csvTable, responseOf } from '../responseTypes.ts';
import { paymentSchema, refundSchema, reversalSchema } from './model.ts';

const period = periodOf();

/** The calls about payments. */
export const paymentRoutes = {
  getOrderPayments: route('GET', '/order/:id/payments', {
    summary:
      'The payments, invoices and bank details of an order, by its id or its number: the caller’s own, or any for an admin',
    audience: 'signed in',
    forPayer: true,
    response: responseOf('OrderPayments'),
    errors: ['order-not-found'],
  }),
  recordPayment: route('POST', '/order/:id/payments', {
    summary: 'Record a payment that has been received',
    audience: 'admin',
    body: paymentSchema,
    ...createdOnce('RecordedPayment'),
    errors: ['order-not-found', 'overpayment'],
  }),
  reversePayment: route('POST', '/order/:id/payments/:payment/reversal', {
    summary: 'Take back an entry that was a mistake, with an entry over the opposite amount',
    audience: 'admin',
    body: reversalSchema,
    status: 201,
    response: responseOf('RecordedPayment'),
    errors: ['order-not-found', 'payment-not-found', 'payment-not-reversible'],
  }),
  refundPayment: route('POST', '/order/:id/refunds', {
    summary: 'Refund what was paid too much, or for a cancelled order',
    audience: 'admin',
    body: refundSchema,
    ...createdOnce('RecordedPayment'),
    errors: ['order-not-found', 'refund-exceeded', 'card-not-available'],
  }),
  payByCard: route('POST', '/order/:id/card', {
    summary: 'Open a session in which the caller pays the amount due for their order by card',
    audience: 'signed in',
    forPayer: true,
    response: responseOf('CardCheckout'),
    errors: ['order-not-found', 'nothing-due', 'card-not-available'],
  }),
  receiveCardEvent: route('POST', '/stripe/events', {
    summary:
      'Receive an event of Stripe, signed in Stripe-Signature, and book what it reports once',
    audience: 'everyone',
    body: anyObject,
    headers: { 'Stripe-Signature': text },
    response: responseOf('Acknowledged'),
    errors: ['card-not-available', 'payment-not-found', 'order-not-found'],
  }),
  exportPayments: route('GET', '/payments.csv', {
    summary: 'All payments, refunds and reversals as a table, newest first',
    audience: 'admin',
    ...csvTable,
    query: period,
    errors: ['validation'],
  }),
} as const;
