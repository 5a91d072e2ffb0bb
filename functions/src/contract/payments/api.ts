import { anyObject, text } from '../calls/jsonSchema.ts';
import { periodOf } from '../calls/requestParts.ts';
import { route } from '../calls/route.ts';
import { createdOnce, csvTable, responseOf } from '../responseTypes.ts';
import { paymentSchema, refundSchema, reversalSchema } from './model.ts';

const period = periodOf();

/** The calls about payments. */
export const paymentRoutes = {
  getOrderPayments: route('GET', '/order/:id/payments', 'signed in', {
    summary:
      'The payments, invoices and bank details of an order, by its id or its number: the caller’s own, or any for an admin',
    forPayer: true,
    response: responseOf('OrderPayments'),
    errors: ['order-not-found'],
  }),
  recordPayment: route('POST', '/order/:id/payments', 'admin', {
    summary: 'Record a payment that has been received',
    body: paymentSchema,
    ...createdOnce('RecordedPayment'),
    errors: ['order-not-found', 'overpayment'],
  }),
  reversePayment: route('POST', '/order/:id/payments/:payment/reversal', 'admin', {
    summary: 'Take back an entry that was a mistake, with an entry over the opposite amount',
    body: reversalSchema,
    status: 201,
    response: responseOf('RecordedPayment'),
    errors: ['order-not-found', 'payment-not-found', 'payment-not-reversible'],
  }),
  refundPayment: route('POST', '/order/:id/refunds', 'admin', {
    summary: 'Refund what was paid too much, or for a cancelled order',
    body: refundSchema,
    ...createdOnce('RecordedPayment'),
    errors: ['order-not-found', 'refund-exceeded', 'card-not-available'],
  }),
  payByCard: route('POST', '/order/:id/card', 'signed in', {
    summary: 'Open a session in which the caller pays the amount due for their order by card',
    forPayer: true,
    response: responseOf('CardCheckout'),
    errors: ['order-not-found', 'nothing-due', 'card-not-available'],
  }),
  receiveCardEvent: route('POST', '/stripe/events', 'everyone', {
    summary:
      'Receive an event of Stripe, signed in Stripe-Signature, and book what it reports once',
    body: anyObject,
    headers: { 'Stripe-Signature': text },
    response: responseOf('Acknowledged'),
    errors: ['card-not-available', 'payment-not-found', 'order-not-found'],
  }),
  exportPayments: route('GET', '/payments.csv', 'admin', {
    summary: 'All payments, refunds and reversals as a table, newest first',
    ...csvTable,
    query: period,
    errors: ['validation'],
  }),
} as const;
