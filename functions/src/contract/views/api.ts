import { route } from '../calls/route.ts';
import type { Permission } from '../permissions/permissions.ts';
import type { PermissionByParameter } from '../permissions/requirements.ts';
import { createdOnce, responseOf } from '../responseParts.ts';
import { listLayoutSchema, type StaffList, viewChangeSchema, viewSchema } from './model.ts';

/** Who sees a list may also choose how they see it. */
const byList: PermissionByParameter = {
  parameter: 'list',
  permissions: {
    orders: 'read_orders',
    quotes: 'read_quotes',
    returns: 'read_returns',
    invoices: 'read_invoices',
    inquiries: 'read_inquiries',
    companies: 'read_companies',
    users: 'read_customers',
    tools: 'read_tools',
    reviews: 'read_reviews',
    mails: 'read_mail',
    'price-lists': 'read_prices',
    audit: 'read_audit',
  } satisfies Record<StaffList, Permission>,
};

/** The calls about how staff see their lists. `list` is one of `staffLists`. */
export const viewRoutes = {
  getListViews: route('GET', '/views/:list', byList, {
    summary: 'The density, the columns and the saved views of a list of staff',
    response: responseOf('ListViews'),
    errors: ['validation'],
  }),
  saveListLayout: route('PUT', '/views/:list', byList, {
    summary: 'Choose the density of all lists, or the columns of one; null for the usual ones',
    body: listLayoutSchema,
    response: responseOf('Acknowledged'),
    errors: ['user-not-found'],
  }),
  createView: route('POST', '/views/:list', byList, {
    summary: 'Save a view of a list, for the caller or for all staff',
    body: viewSchema,
    ...createdOnce('CreatedView'),
    errors: ['user-not-found'],
  }),
  changeView: route('PUT', '/views/:list/:id', byList, {
    summary: 'Change what the body has of a view of the caller',
    body: viewChangeSchema,
    response: responseOf('ChangedView'),
    errors: ['view-not-found'],
  }),
  deleteView: route('DELETE', '/views/:list/:id', byList, {
    summary: 'Delete a view of the caller; `deletedCount` is 0 if there is none',
    response: responseOf('Deleted'),
    errors: ['validation'],
  }),
} as const;
