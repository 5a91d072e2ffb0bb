import { route } from '../calls/route.ts';
import { createdOnce, responseOf } from '../responseParts.ts';
import { promiseSchema, reminderSchema, statementMailSchema } from './model.ts';

/** The calls about late payments. */
export const reminderRoutes = {
  sendReminder: route('POST', '/order/:id/reminders', 'write_payments', {
    summary:
      'Remind the customer of a late payment, at the next level. Before its day, and before that of a promise, only with `override`',
    body: reminderSchema,
    ...createdOnce('ChangedOrder'),
    errors: ['order-not-found', 'reminder-refused'],
  }),
  notePromise: route('PUT', '/order/:id/promise', 'write_payments', {
    summary: 'Note until when the customer has promised to pay, or that there is no promise',
    body: promiseSchema,
    response: responseOf('ChangedOrder'),
    errors: ['order-not-found', 'nothing-due'],
  }),
  mailStatement: route('POST', '/customer/:payerId/statement', 'write_payments', {
    summary: 'Send a customer the statement of their account in a period by mail',
    body: statementMailSchema,
    ...createdOnce('MailedStatement'),
    errors: ['user-not-found'],
  }),
} as const;
