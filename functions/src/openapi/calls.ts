import {
  type apiRoutes,
  auditTargetKinds,
  type Count,
  countables,
  currentUserSchema,
  inquirySchema,
  limits,
  orderSchema,
  orderStatuses,
  profileSchema,
  reviewSchema,
  stockAdjustmentSchema,
  toolSchema,
  toolUpdateSchema,
  userRoles,
} from '../contract/index.ts';
import { userSorts } from '../services/accounts/users.ts';
import { toolSorts } from '../services/catalogue/tools.ts';
import { answer } from './answers.ts';
import type { Call } from './call.ts';
import {
  count,
  flag,
  type JsonSchema,
  listOf,
  objectOf,
  oneOf,
  schemaOf,
  text,
} from './jsonSchema.ts';

const csv = 'text/csv';

const idempotencyKey = {
  'Idempotency-Key': { type: 'string', minLength: 1, maxLength: limits.idempotencyKey },
};

const sentAgain = 'Sent again under the same key, it gets the first answer';

const named = (name: string, form: JsonSchema): JsonSchema =>
  objectOf<Record<string, unknown>>({ [name]: form });

const search: JsonSchema = {
  type: 'string',
  maxLength: limits.search.length,
  description: 'Words, all to be found',
};

const ifMatch: Call['headers'] = {
  'If-Match': {
    type: 'string',
    description:
      'The ETag of the tool as it was read. Pieces sold since are no obstacle, unless the body sets `available`',
  },
};

/** Every call of the contract: one without its entry does not compile. */
export const calls: Record<keyof typeof apiRoutes, Call> = {
  listTools: {
    summary: 'The tools on sale',
    audience: 'everyone',
    success: [200, listOf(answer('Tool'))],
    paged: true,
    cached: true,
    query: { sort: { ...oneOf(toolSorts), default: 'newest' }, q: search },
  },
  exportTools: {
    summary: 'All tools as a table, in the order of their ids',
    audience: 'admin',
    success: [200, text],
    media: { success: csv },
  },
  importTools: {
    summary:
      'Add the tools of a table that have no `_id` and change those that have; bad rows are named and left out',
    audience: 'admin',
    body: text,
    query: {
      dryRun: { ...oneOf(['true', 'false']), default: 'false', description: 'Change nothing' },
      from: { type: 'integer', minimum: 2, default: 2, description: 'The first row to import' },
    },
    headers: idempotencyKey,
    success: [200, answer('ToolImport')],
    media: { body: csv },
  },
  getTool: {
    summary: 'One tool',
    audience: 'everyone',
    success: [200, answer('Tool')],
    problems: ['tool-not-found'],
    versioned: true,
    cached: true,
  },
  createTool: {
    summary: `Put a tool on sale. ${sentAgain}`,
    audience: 'admin',
    body: named('updatedInfo', schemaOf(toolSchema)),
    headers: idempotencyKey,
    success: [201, answer('Inserted')],
  },
  updateTool: {
    summary: 'Change a tool; a field that is left out stays',
    audience: 'admin',
    body: named('updatedInfo', schemaOf(toolUpdateSchema)),
    headers: ifMatch,
    success: [200, answer('Updated')],
    problems: ['tool-not-found', 'precondition-failed'],
  },
  deleteTool: {
    summary: 'Take a tool off sale, its picture too; orders keep their copy of it',
    audience: 'admin',
    headers: ifMatch,
    success: [200, answer('Deleted')],
    problems: ['tool-not-found', 'precondition-failed'],
  },
  adjustStock: {
    summary: `Move the stock of a tool by some pieces, with the reason. ${sentAgain}`,
    audience: 'admin',
    body: named('adjustment', schemaOf(stockAdjustmentSchema)),
    headers: idempotencyKey,
    success: [200, answer('StockAdjusted')],
    problems: ['tool-not-found', 'insufficient-stock'],
  },
  listStockEntries: {
    summary: 'The ledger of a tool, newest first; that of a deleted tool stays',
    audience: 'admin',
    success: [200, listOf(answer('StockEntry'))],
    paged: true,
    problems: ['tool-not-found'],
  },
  listReviews: {
    summary: 'What customers say, newest first',
    audience: 'everyone',
    success: [200, listOf(answer('Review'))],
    paged: true,
    cached: true,
  },
  createReview: {
    summary: `Write a review; name, address and picture come from the account. ${sentAgain}`,
    audience: 'signed in',
    body: named('review', schemaOf(reviewSchema)),
    headers: idempotencyKey,
    success: [201, answer('Inserted')],
    problems: ['user-not-found'],
  },
  placeOrder: {
    summary: `Order a tool. ${sentAgain}`,
    audience: 'signed in',
    body: named('order', schemaOf(orderSchema)),
    headers: idempotencyKey,
    success: [201, answer('PlacedOrder')],
    problems: [
      'tool-not-found',
      'insufficient-stock',
      'price-changed',
      'idempotency-conflict',
      'email-not-verified',
    ],
  },
  listOrdersOf: {
    summary: 'The orders of an account, newest first, without the cancelled ones',
    audience: 'self or admin',
    success: [200, listOf(answer('Order'))],
    paged: true,
  },
  listOrders: {
    summary: 'Everyone’s orders, newest first',
    audience: 'admin',
    success: [200, listOf(answer('Order'))],
    paged: true,
    query: { status: oneOf(orderStatuses), q: search },
  },
  getOrder: {
    summary: 'An order of one’s own with its history, or for an admin any',
    audience: 'signed in',
    success: [200, answer('Order')],
    problems: ['order-not-found'],
  },
  exportOrders: {
    summary: 'Everyone’s orders as a table, newest first, a row for each line',
    audience: 'admin',
    success: [200, text],
    media: { success: csv },
    query: { status: oneOf(orderStatuses) },
    problems: ['validation'],
  },
  cancelOrder: {
    summary: 'Cancel an order of one’s own, or as an admin any',
    audience: 'signed in',
    success: [200, answer('Deleted')],
    problems: ['order-not-found', 'order-not-cancellable'],
  },
  signedIn: {
    summary: 'Report a sign-in; answers with the ID token to keep and the current right',
    audience: 'self',
    body: named('currentUser', schemaOf(currentUserSchema)),
    success: [200, answer('SignedIn')],
    problems: ['user-not-found', 'last-admin'],
  },
  updateProfile: {
    summary:
      'Change one’s profile; an empty or missing field keeps the stored value. A photo must be one’s own upload or Google’s',
    audience: 'self',
    body: schemaOf(profileSchema),
    success: [200, answer('Updated')],
    problems: ['user-not-found'],
  },
  getProfile: {
    summary: 'The profile of an account',
    audience: 'self or admin',
    success: [200, answer('Profile')],
    problems: ['user-not-found'],
  },
  deleteUser: {
    summary:
      'Delete an account with its profile and avatar; its orders stay, its reviews without name and picture',
    audience: 'self or admin',
    success: [200, answer('Deleted')],
    problems: ['user-not-found', 'last-admin'],
  },
  listUsers: {
    summary: 'Everyone’s profiles',
    audience: 'admin',
    success: [200, listOf(answer('Profile'))],
    paged: true,
    query: { sort: { ...oneOf(userSorts), default: 'newest' }, q: search },
  },
  grantAdmin: {
    summary: 'Make an account with a verified e-mail address an admin',
    audience: 'admin',
    success: [200, answer('Updated')],
    problems: ['user-not-found', 'email-not-verified'],
  },
  withdrawAdmin: {
    summary: 'Take the right of an admin and end the sessions of the account',
    audience: 'admin',
    success: [200, answer('Updated')],
    problems: ['user-not-found', 'last-admin'],
  },
  isAdmin: {
    summary: 'Whether an account is an admin, by its claims',
    audience: 'self or admin',
    success: [200, flag],
  },
  count: {
    summary:
      'How many there are, as of at most two seconds ago; of orders those of a status, of users those of a role',
    audience: 'admin',
    success: [200, objectOf<Count>({ count })],
    query: { of: oneOf(countables), status: oneOf(orderStatuses), role: oneOf(userRoles) },
    problems: ['validation'],
  },
  listAudit: {
    summary: 'What admins did, newest first',
    audience: 'admin',
    success: [200, listOf(answer('AuditEntry'))],
    paged: true,
    query: {
      target: {
        type: 'string',
        pattern: `^(${auditTargetKinds.join('|')})/.+$`,
        description: 'Kind and id of what was acted upon',
      },
    },
  },
  overview: {
    summary: 'Sales and new users of the last 30 days, open orders and tools that run out',
    audience: 'admin',
    success: [200, answer('Overview')],
  },
  inquire: {
    summary: 'Leave an address to hear from the shop',
    audience: 'everyone',
    body: schemaOf(inquirySchema),
    success: [202, answer('Acknowledged')],
  },
  health: {
    summary: 'Whether the API reaches its store',
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
