import { anyObject, flag, oneOf } from '../calls/jsonSchema.ts';
import { search } from '../calls/requestParts.ts';
import { named, route } from '../calls/route.ts';
import { pageOf, responseOf } from '../responseParts.ts';
import { currentUserSchema, profileSchema, userSorts } from './model.ts';

/** The calls about users. */
export const userRoutes = {
  signedIn: route('PUT', '/user/:email', 'self', {
    summary: 'Record a sign-in; returns the ID token to store and the current admin right',
    body: named('currentUser', currentUserSchema),
    response: responseOf('SignedIn'),
    errors: ['user-not-found', 'last-admin'],
  }),
  updateProfile: route('PUT', '/user/update/:email', 'self', {
    summary:
      'Update the caller’s profile; an empty or missing field keeps the stored value. A picture must be the caller’s own upload or from Google',
    body: profileSchema,
    response: responseOf('Updated'),
    errors: ['user-not-found'],
  }),
  getProfile: route('GET', '/user/:email', 'self or read_customers', {
    summary: 'The profile of an account',
    response: responseOf('Profile'),
    errors: ['user-not-found'],
  }),
  deleteUser: route('DELETE', '/user/:email', 'self or write_customers', {
    summary:
      'Delete an account with its profile, pictures, inquiries, mails and the quotes that were not accepted; its memberships end; its orders, shipments, returns without pictures, payments, invoices, accepted quotes and terms stay, its reviews become anonymous',
    response: responseOf('Deleted'),
    errors: ['user-not-found', 'last-admin', 'last-owner'],
  }),
  exportAccount: route('GET', '/user/:email/data.json', 'self', {
    summary:
      'All data of an account as a file: profile, terms, addresses, cart, stock alerts, memberships with their companies, orders, shipments, returns, payments, invoices, quotes, inquiries, reviews and mails',
    response: { ...anyObject, description: 'Own fields and lists of the account' },
  }),
  listUsers: route('GET', '/users', 'read_customers', {
    summary: 'The profiles of all accounts',
    ...pageOf('Profile'),
    query: { sort: { ...oneOf(userSorts), default: 'newest' }, q: search },
  }),
  isAdmin: route('GET', '/admin/:email', 'self or read_staff', {
    summary: 'Whether an account is an admin, by its claims',
    response: flag,
  }),
  grantAdmin: route('PUT', '/user/admin/:email', 'write_staff', {
    needsProof: true,
    summary: 'Make an account with a verified e-mail address an admin',
    response: responseOf('Updated'),
    errors: ['user-not-found', 'email-not-verified'],
  }),
  withdrawAdmin: route('DELETE', '/user/admin/:email', 'write_staff', {
    needsProof: true,
    summary: 'Withdraw the admin right of an account and end its sessions',
    response: responseOf('Updated'),
    errors: ['user-not-found', 'last-admin'],
  }),
} as const;
