import {
  type apiRoutes,
  currentUserSchema,
  type ErrorCode,
  inquirySchema,
  limits,
  orderSchema,
  orderStatuses,
  profileSchema,
  reviewSchema,
  toolSchema,
  toolUpdateSchema,
} from '../contract/index.ts';
import { toolSorts } from '../services/tools.ts';
import { userSorts } from '../services/users.ts';
import { answer } from './answers.ts';
import { flag, type JsonSchema, listOf, objectOf, oneOf, schemaOf, text } from './jsonSchema.ts';

/** Who may make a call. */
export type Audience = 'everyone' | 'signed in' | 'self' | 'self or admin' | 'admin';

/** What is to be said of a call beside its method and path. */
export interface Call {
  summary: string;
  audience: Audience;
  /** What it succeeds with: the status and the body. */
  success: readonly [status: number, body: JsonSchema];
  /** The codes it fails with beyond those its audience, body and paging bring with them. */
  problems?: readonly ErrorCode[];
  body?: JsonSchema;
  /** The media types of body and success where they are not JSON. */
  media?: { body?: string; success?: string };
  /** Whether it answers with a page of a list. */
  paged?: true;
  /** Whether caches may keep the answer to a visitor. */
  cached?: true;
  query?: Readonly<Record<string, JsonSchema>>;
  headers?: Readonly<Record<string, JsonSchema>>;
}

const csv = 'text/csv';

const named = (name: string, form: JsonSchema): JsonSchema =>
  objectOf<Record<string, unknown>>({ [name]: form });

/** Every call of the contract: one without its entry does not compile. */
export const calls: Record<keyof typeof apiRoutes, Call> = {
  listTools: {
    summary: 'The tools on sale',
    audience: 'everyone',
    success: [200, listOf(answer('Tool'))],
    paged: true,
    cached: true,
    query: {
      sort: { ...oneOf(toolSorts), default: 'newest' },
      q: { type: 'string', maxLength: limits.search.length, description: 'Words, all to be found' },
    },
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
    success: [200, answer('ToolImport')],
    media: { body: csv },
  },
  getTool: {
    summary: 'One tool',
    audience: 'everyone',
    success: [200, answer('Tool')],
    problems: ['tool-not-found'],
    cached: true,
  },
  createTool: {
    summary: 'Put a tool on sale',
    audience: 'admin',
    body: named('updatedInfo', schemaOf(toolSchema)),
    success: [201, answer('Inserted')],
  },
  updateTool: {
    summary: 'Change a tool; a field that is left out stays',
    audience: 'admin',
    body: named('updatedInfo', schemaOf(toolUpdateSchema)),
    success: [200, answer('Updated')],
    problems: ['tool-not-found'],
  },
  deleteTool: {
    summary: 'Take a tool off sale, its picture too; orders keep their copy of it',
    audience: 'admin',
    success: [200, answer('Deleted')],
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
    summary: 'Write a review; name, address and picture come from the account',
    audience: 'signed in',
    body: named('review', schemaOf(reviewSchema)),
    success: [201, answer('Inserted')],
  },
  placeOrder: {
    summary: 'Order a tool. Sent again under the same key, it gets the first answer',
    audience: 'signed in',
    body: named('order', schemaOf(orderSchema)),
    headers: {
      'Idempotency-Key': { type: 'string', minLength: 1, maxLength: limits.idempotencyKey },
    },
    success: [201, answer('PlacedOrder')],
    problems: ['tool-not-found', 'insufficient-stock', 'price-changed', 'idempotency-conflict'],
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
    query: { status: oneOf(orderStatuses) },
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
  },
  updateProfile: {
    summary: 'Change one’s profile; an empty or missing field keeps the stored value',
    audience: 'self',
    body: schemaOf(profileSchema),
    success: [200, answer('Updated')],
  },
  getProfile: {
    summary: 'The profile of an account',
    audience: 'self or admin',
    success: [200, answer('Profile')],
    problems: ['user-not-found'],
  },
  deleteUser: {
    summary: 'Delete an account with its profile and avatar; its orders stay',
    audience: 'self or admin',
    success: [200, answer('Deleted')],
    problems: ['user-not-found', 'last-admin'],
  },
  listUsers: {
    summary: 'Everyone’s profiles',
    audience: 'admin',
    success: [200, listOf(answer('Profile'))],
    paged: true,
    query: { sort: { ...oneOf(userSorts), default: 'newest' } },
  },
  grantAdmin: {
    summary: 'Make an account an admin',
    audience: 'admin',
    success: [200, answer('Updated')],
    problems: ['user-not-found'],
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
