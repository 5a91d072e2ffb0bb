import {
  type apiRoutes,
  auditActions,
  auditTargetKinds,
  type Count,
  countables,
  currentUserSchema,
  invoiceKinds,
  limits,
  profileSchema,
  stockAdjustmentSchema,
  toolSchema,
  toolUpdateSchema,
  userRoles,
} from '../contract/index.ts';
import { userSorts } from '../services/accounts/users.ts';
import { toolListSorts } from '../services/catalogue/lists/toolList.ts';
import { cartRoutes } from './cartRoutes.ts';
import { catalogueRoutes } from './catalogueRoutes.ts';
import { inquiryRoutes } from './inquiryRoutes.ts';
import { count, flag, listOf, objectOf, oneOf, schemaOf, text } from './jsonSchema.ts';
import { mailRoutes } from './mailRoutes.ts';
import { orderRoutes, orderSelection } from './orderRoutes.ts';
import { paymentRoutes } from './paymentRoutes.ts';
import { quoteRoutes } from './quoteRoutes.ts';
import { csv, idempotencyKey, named, retryNote, search } from './requestParts.ts';
import { responseSchema } from './responseSchemas.ts';
import { reviewRoutes } from './reviewRoutes.ts';
import type { RouteDescription } from './routeDescription.ts';

const ifMatch: RouteDescription['headers'] = {
  'If-Match': {
    type: 'string',
    description:
      'The ETag of the tool. Sales in between cause no conflict unless the body sets `available`',
  },
};

/** The descriptions of all routes. A route without one does not compile. */
export const routeDescriptions: Record<keyof typeof apiRoutes, RouteDescription> = {
  listTools: {
    summary: 'The tools on sale',
    audience: 'everyone',
    success: [200, listOf(responseSchema('Tool'))],
    paged: true,
    cached: true,
    query: {
      sort: {
        ...oneOf(toolListSorts),
        description: 'By default `newest`, of a search `relevance`',
      },
      q: search,
    },
  },
  ...catalogueRoutes,
  exportTools: {
    summary: 'All tools as a table, in the order of their ids',
    audience: 'admin',
    success: [200, text],
    media: { success: csv },
  },
  importTools: {
    summary:
      'Import a table: rows update the tool with their `_id`, or without that column the one with their SKU; others create tools; invalid rows are reported and skipped',
    audience: 'admin',
    body: text,
    query: {
      dryRun: { ...oneOf(['true', 'false']), default: 'false', description: 'Change nothing' },
      from: { type: 'integer', minimum: 2, default: 2, description: 'The first row to import' },
    },
    headers: idempotencyKey,
    success: [200, responseSchema('ToolImport')],
    media: { body: csv },
  },
  getTool: {
    summary: 'One tool',
    audience: 'everyone',
    success: [200, responseSchema('Tool')],
    problems: ['tool-not-found'],
    versioned: true,
    cached: true,
  },
  createTool: {
    summary: `Create a tool: a SKU is generated if there is none, and other missing fields have defaults. ${retryNote}`,
    audience: 'admin',
    body: named('updatedInfo', schemaOf(toolSchema)),
    headers: idempotencyKey,
    success: [201, responseSchema('Inserted')],
    problems: ['sku-taken'],
  },
  updateTool: {
    summary: 'Update a tool; omitted fields keep their values, and must fit the others',
    audience: 'admin',
    body: named('updatedInfo', schemaOf(toolUpdateSchema)),
    headers: ifMatch,
    success: [200, responseSchema('Updated')],
    problems: ['tool-not-found', 'sku-taken', 'precondition-failed'],
  },
  deleteTool: {
    summary:
      'Delete a tool, its pictures and the stock alerts for it; orders keep their copy of the tool',
    audience: 'admin',
    headers: ifMatch,
    success: [200, responseSchema('Deleted')],
    problems: ['tool-not-found', 'precondition-failed'],
  },
  adjustStock: {
    summary: `Adjust the stock of a tool by a number of pieces, with a reason. ${retryNote}`,
    audience: 'admin',
    body: named('adjustment', schemaOf(stockAdjustmentSchema)),
    headers: idempotencyKey,
    success: [200, responseSchema('StockAdjusted')],
    problems: ['tool-not-found', 'insufficient-stock'],
  },
  listStockEntries: {
    summary: 'The stock ledger of a tool, newest first; also of a deleted tool',
    audience: 'admin',
    success: [200, listOf(responseSchema('StockEntry'))],
    paged: true,
    problems: ['tool-not-found'],
  },
  setStockAlert: {
    summary:
      'Ask to be notified when a tool can be bought again; a repetition changes nothing. The request is kept; no message is sent yet',
    audience: 'signed in',
    success: [200, responseSchema('Acknowledged')],
    problems: ['tool-not-found', 'in-stock', 'validation', 'user-not-found'],
  },
  removeStockAlert: {
    summary: 'Withdraw that request; `deletedCount` is 0 if there is none',
    audience: 'signed in',
    success: [200, responseSchema('Deleted')],
  },
  listStockAlerts: {
    summary: 'The ids of the tools for which the caller has such a request',
    audience: 'signed in',
    success: [200, { ...listOf(text), maxItems: limits.stockAlerts }],
  },
  ...reviewRoutes,
  ...cartRoutes,
  ...orderRoutes,
  ...paymentRoutes,
  ...quoteRoutes,
  ...mailRoutes,
  signedIn: {
    summary: 'Record a sign-in; returns the ID token to store and the current admin right',
    audience: 'self',
    body: named('currentUser', schemaOf(currentUserSchema)),
    success: [200, responseSchema('SignedIn')],
    problems: ['user-not-found', 'last-admin'],
  },
  updateProfile: {
    summary:
      'Update the caller’s profile; an empty or missing field keeps the stored value. A picture must be the caller’s own upload or from Google',
    audience: 'self',
    body: schemaOf(profileSchema),
    success: [200, responseSchema('Updated')],
    problems: ['user-not-found'],
  },
  getProfile: {
    summary: 'The profile of an account',
    audience: 'self or admin',
    success: [200, responseSchema('Profile')],
    problems: ['user-not-found'],
  },
  deleteUser: {
    summary:
      'Delete an account with its profile, pictures, inquiries, mails and the quotes that were not accepted; its orders, payments, invoices, accepted quotes and terms stay, its reviews become anonymous',
    audience: 'self or admin',
    success: [200, responseSchema('Deleted')],
    problems: ['user-not-found', 'last-admin'],
  },
  exportAccount: {
    summary:
      'All data of an account as a file: profile, terms, addresses, cart, stock alerts, orders, payments, invoices, quotes, inquiries, reviews and mails',
    audience: 'self',
    success: [200, { type: 'object', description: 'Own fields and lists of the account' }],
  },
  listUsers: {
    summary: 'The profiles of all accounts',
    audience: 'admin',
    success: [200, listOf(responseSchema('Profile'))],
    paged: true,
    query: { sort: { ...oneOf(userSorts), default: 'newest' }, q: search },
  },
  grantAdmin: {
    summary: 'Make an account with a verified e-mail address an admin',
    audience: 'admin',
    success: [200, responseSchema('Updated')],
    problems: ['user-not-found', 'email-not-verified'],
  },
  withdrawAdmin: {
    summary: 'Withdraw the admin right of an account and end its sessions',
    audience: 'admin',
    success: [200, responseSchema('Updated')],
    problems: ['user-not-found', 'last-admin'],
  },
  isAdmin: {
    summary: 'Whether an account is an admin, by its claims',
    audience: 'self or admin',
    success: [200, flag],
  },
  count: {
    summary:
      'A count that is at most two seconds old; optionally of the matches of a search, of orders with a status and days, of inquiries or quotes with a status, of invoices with a kind and days, or of users with a role',
    audience: 'admin',
    success: [200, objectOf<Count>({ count, atLeast: flag }, ['atLeast'])],
    query: {
      of: oneOf(countables),
      ...orderSelection,
      kind: oneOf(invoiceKinds),
      role: oneOf(userRoles),
      q: search,
    },
    problems: ['validation'],
  },
  listAudit: {
    summary: 'The audit log of admin actions and changed addresses, newest first',
    audience: 'admin',
    success: [200, listOf(responseSchema('AuditEntry'))],
    paged: true,
    query: {
      target: {
        type: 'string',
        pattern: `^(${auditTargetKinds.join('|')})/.+$`,
        description: 'Kind and id of the changed object',
      },
      admin: { ...text, format: 'email', description: 'The address of the admin at that time' },
      action: oneOf(auditActions),
      from: {
        type: 'string',
        format: 'date',
        description: "The first day, in the shop's time zone",
      },
      to: { type: 'string', format: 'date', description: "The last day, in the shop's time zone" },
    },
  },
  overview: {
    summary: 'Sales and new users of the last 30 days, open orders and tools that run out',
    audience: 'admin',
    success: [200, responseSchema('Overview')],
  },
  ...inquiryRoutes,
  health: {
    summary: 'Check that the API can reach Firestore',
    audience: 'everyone',
    success: [200, objectOf<{ status: 'ok' }>({ status: { const: 'ok' } })],
  },
  openApi: {
    summary: 'This document',
    audience: 'everyone',
    success: [200, { type: 'object', properties: { openapi: text } }],
    cached: true,
  },
};
