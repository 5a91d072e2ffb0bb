import { listOf } from '../calls/jsonSchema.ts';
import { route } from '../calls/route.ts';
import { responseOf } from '../responseTypes.ts';
import { customerSchema } from '../terms/agreedTerms.ts';

/** The calls about customers. */
export const customerRoutes = {
  getTerms: route('GET', '/terms', {
    summary: 'The payment terms and the credit of the caller',
    audience: 'signed in',
    forPayer: true,
    response: responseOf('CustomerTerms'),
  }),
  getCustomer: route('GET', '/customer/:payerId', {
    summary: 'A customer: profile, terms and open amount',
    audience: 'admin',
    response: responseOf('Customer'),
    errors: ['user-not-found'],
  }),
  updateCustomer: route('PUT', '/customer/:payerId', {
    summary: 'Agree payment terms and a credit limit with a customer',
    audience: 'admin',
    body: customerSchema,
    response: responseOf('Updated'),
    errors: ['user-not-found'],
  }),
  listOrdersOf: route('GET', '/customer/:payerId/orders', {
    summary: 'The orders of a customer, newest first',
    audience: 'admin',
    response: listOf(responseOf('Order')),
    errors: ['user-not-found'],
    paged: true,
  }),
  listPaymentsOf: route('GET', '/customer/:payerId/payments', {
    summary: 'The payments of a customer, newest first',
    audience: 'admin',
    response: listOf(responseOf('Payment')),
    errors: ['user-not-found'],
    paged: true,
  }),
} as const;
