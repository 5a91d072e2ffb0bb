import { listOf } from '../calls/jsonSchema.ts';
import { route } from '../calls/route.ts';
import { responseOf } from '../responseTypes.ts';
import { customerSchema } from '../terms/agreedTerms.ts';

/** The calls about customers. */
export const customerRoutes = {
  getTerms: route('GET', '/terms', 'signed in', {
    summary: 'The payment terms and the credit of the caller',
    forPayer: true,
    response: responseOf('CustomerTerms'),
  }),
  getCustomer: route('GET', '/customer/:payerId', 'admin', {
    summary: 'A customer: profile, terms and open amount',
    response: responseOf('Customer'),
    errors: ['user-not-found'],
  }),
  updateCustomer: route('PUT', '/customer/:payerId', 'admin', {
    summary: 'Agree payment terms and a credit limit with a customer',
    body: customerSchema,
    response: responseOf('Updated'),
    errors: ['user-not-found'],
  }),
  listOrdersOf: route('GET', '/customer/:payerId/orders', 'admin', {
    summary: 'The orders of a customer, newest first',
    response: listOf(responseOf('Order')),
    errors: ['user-not-found'],
    paged: true,
  }),
  listPaymentsOf: route('GET', '/customer/:payerId/payments', 'admin', {
    summary: 'The payments of a customer, newest first',
    response: listOf(responseOf('Payment')),
    errors: ['user-not-found'],
    paged: true,
  }),
} as const;
