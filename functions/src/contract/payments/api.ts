import { anyObject, text } from '../calls/jsonSchema.ts';
import { periodOf } from '../calls/requestParts.ts';
import { route } from '../calls/route.ts';
import { limits } from '../limits.ts';
import { createdOnce, csvTable, responseOf } from '../responseParts.ts';
import { creditUseSchema, jointInvoicesSchema, jointPaymentSchema } from './jointPayment.ts';
import { paymentSchema, refundSchema, reversalSchema } from './model.ts';

const period = periodOf();

/** The calls about payments. */
export const paymentRoutes = {
  getOrderPayments: route('GET', '/order/:id/payments', 'own or read_payments', {
    summary:
      'The payments, invoices and bank details of an order, by its id or its number: the caller’s own, or any for an admin',
    forPayer: true,
    response: responseOf('OrderPayments'),
    errors: ['order-not-found'],
  }),
  recordPayment: route('POST', '/order/:id/payments', 'write_payments', {
    summary: 'Record a payment that has been received',
    body: paymentSchema,
    ...createdOnce('RecordedPayment'),
    errors: ['order-not-found', 'overpayment'],
  }),
  reversePayment: route('POST', '/order/:id/payments/:payment/reversal', 'write_payments', {
    summary: 'Take back an entry that was a mistake, with an entry over the opposite amount',
    body: reversalSchema,
    status: 201,
    response: responseOf('RecordedPayment'),
    errors: [
      'order-not-found',
      'payment-not-found',
      'payment-not-reversible',
      'payment-of-bank-entry',
    ],
  }),
  refundPayment: route('POST', '/order/:id/refunds', 'write_refunds', {
    summary: 'Refund what was paid too much, or for a cancelled order',
    needsProof: true,
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
  getJointPayment: route('GET', '/payments/joint', 'own or read_payments', {
    summary:
      'How to pay several invoices by one transfer: what is open of each, the sum, and the reference that names them. For invoices that the caller pays, or any of one customer for an admin',
    forPayer: true,
    query: {
      invoices: {
        ...text,
        description: `The numbers of at most ${limits.jointInvoices} invoices, separated by commas`,
      },
    },
    response: responseOf('JointPayment'),
    errors: ['validation', 'invoice-not-found', 'nothing-due'],
  }),
  recordJointPayment: route('POST', '/payments/joint', 'write_payments', {
    summary:
      'Record one payment for several invoices of a customer, on their orders by due date: all or nothing',
    body: jointPaymentSchema,
    ...createdOnce('RecordedJointPayment'),
    errors: ['invoice-not-found', 'order-not-found', 'overpayment'],
  }),
  useCredit: route('POST', '/payments/credit', 'write_payments', {
    summary:
      'Pay invoices of a customer with the credit of its other orders, by due date, as far as it goes',
    body: creditUseSchema,
    ...createdOnce('RecordedJointPayment'),
    errors: [
      'user-not-found',
      'invoice-not-found',
      'order-not-found',
      'nothing-due',
      'refund-exceeded',
    ],
  }),
  payTogetherByCard: route('POST', '/payments/joint/card', 'signed in', {
    summary:
      'Open a session in which the caller pays what is open of several of their invoices by one card payment',
    forPayer: true,
    body: jointInvoicesSchema,
    response: responseOf('CardCheckout'),
    errors: ['invoice-not-found', 'order-not-found', 'nothing-due', 'card-not-available'],
  }),
  receiveCardEvent: route('POST', '/stripe/events', 'everyone', {
    summary:
      'Receive an event of Stripe, signed in Stripe-Signature, and book what it reports once',
    body: anyObject,
    headers: { 'Stripe-Signature': text },
    response: responseOf('Acknowledged'),
    errors: ['card-not-available', 'payment-not-found', 'order-not-found'],
  }),
  exportPayments: route('GET', '/payments.csv', 'read_payments', {
    summary: 'All payments, refunds and reversals as a table, newest first',
    ...csvTable,
    query: period,
    errors: ['validation'],
  }),
} as const;
