import { anyObject, listOf } from '../calls/jsonSchema.ts';
import { route } from '../calls/route.ts';
import { createdOnce, responseOf } from '../responseParts.ts';
import { customerSchema } from '../terms/agreedTerms.ts';
import { customerEmailSchema, newCustomerSchema } from './newCustomer.ts';

/** The calls about customers. */
export const customerRoutes = {
  getTerms: route('GET', '/terms', 'signed in', {
    summary: 'The payment terms and the credit of the caller',
    forPayer: true,
    response: responseOf('CustomerTerms'),
  }),
  addCustomer: route('POST', '/customer', 'write_customers', {
    summary:
      'Add a customer on the phone, who has no account: a person, or a company with its contact person',
    body: newCustomerSchema,
    ...createdOnce('AddedCustomer'),
  }),
  setCustomerEmail: route('PUT', '/customer/:payerId/email', 'write_customers', {
    summary: 'Give an e-mail address to a customer without an account, or another one',
    body: customerEmailSchema,
    response: responseOf('Updated'),
    errors: ['user-not-found'],
  }),
  exportCustomer: route('GET', '/customer/:payerId/data.json', 'read_customers', {
    summary: 'All data of a customer without an account as a file, like that of an account',
    response: { ...anyObject, description: 'Own fields and lists of the customer' },
    errors: ['user-not-found'],
  }),
  deleteCustomer: route('DELETE', '/customer/:payerId', 'write_customers', {
    summary: 'Delete a customer without an account, like an account',
    response: responseOf('Deleted'),
    errors: ['user-not-found', 'last-owner'],
  }),
  getCustomer: route('GET', '/customer/:payerId', 'read_customers', {
    summary: 'A customer: profile, terms and open amount',
    response: responseOf('Customer'),
    errors: ['user-not-found'],
  }),
  updateCustomer: route('PUT', '/customer/:payerId', 'write_customers', {
    summary: 'Agree payment terms and a credit limit with a customer',
    body: customerSchema,
    response: responseOf('Updated'),
    errors: ['user-not-found'],
  }),
  listOrdersOf: route('GET', '/customer/:payerId/orders', 'read_orders', {
    summary: 'The orders of a customer, newest first',
    response: listOf(responseOf('Order')),
    errors: ['user-not-found'],
    paged: true,
  }),
  listPaymentsOf: route('GET', '/customer/:payerId/payments', 'read_payments', {
    summary: 'The payments of a customer, newest first',
    response: listOf(responseOf('Payment')),
    errors: ['user-not-found'],
    paged: true,
  }),
} as const;
