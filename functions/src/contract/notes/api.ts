import { route } from '../calls/route.ts';
import { createdOnce, pageOf, responseOf } from '../responseParts.ts';
import { staffNoteSchema } from './model.ts';

const list = pageOf('StaffNote');

const add = { body: staffNoteSchema, ...createdOnce('AddedStaffNote') } as const;

/** The calls about the notes that only staff read. */
export const noteRoutes = {
  listOrderNotes: route('GET', '/order/:id/notes', 'read_orders', {
    ...list,
    summary: 'The notes of staff on an order, newest first',
    errors: ['order-not-found'],
  }),
  addOrderNote: route('POST', '/order/:id/notes', 'write_orders', {
    ...add,
    summary: 'Write a note on an order that only staff read',
    errors: ['order-not-found'],
  }),
  listCustomerNotes: route('GET', '/customer/:payerId/notes', 'read_customers', {
    ...list,
    summary: 'The notes of staff on a customer, who is a person or a company, newest first',
    errors: ['user-not-found', 'company-not-found'],
  }),
  addCustomerNote: route('POST', '/customer/:payerId/notes', 'write_customers', {
    ...add,
    summary: 'Write a note on a customer, who is a person or a company, that only staff read',
    errors: ['user-not-found', 'company-not-found'],
  }),
  listCompanyNotes: route('GET', '/company/:id/notes', 'read_companies', {
    ...list,
    summary: 'The notes of staff on a company, newest first',
    errors: ['company-not-found'],
  }),
  addCompanyNote: route('POST', '/company/:id/notes', 'write_companies', {
    ...add,
    summary: 'Write a note on a company that only staff read',
    errors: ['company-not-found'],
  }),
  deleteNote: route('DELETE', '/note/:id', 'any permission', {
    summary: 'Delete a note that the caller has written',
    response: responseOf('Deleted'),
  }),
} as const;
