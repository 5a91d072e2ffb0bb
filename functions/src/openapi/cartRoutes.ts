import {
  addressSchema,
  type apiRoutes,
  cartRowsSchema,
  cartSchema,
  limits,
} from '../contract/index.ts';
import { listOf, schemaOf } from './jsonSchema.ts';
import { idempotencyKey, retryNote } from './requestParts.ts';
import { responseSchema } from './responseSchemas.ts';
import type { RouteDescription } from './routeDescription.ts';

/** The descriptions of the routes of carts and saved addresses. */
export const cartRoutes = {
  getCart: {
    summary: 'The caller’s cart with its version',
    audience: 'signed in',
    success: [200, responseSchema('Cart')],
  },
  saveCart: {
    summary:
      'Replace the caller’s cart, if `version` is its current version; otherwise the response has the current cart',
    audience: 'signed in',
    body: schemaOf(cartSchema),
    success: [200, responseSchema('SavedCart')],
    problems: ['precondition-failed', 'user-not-found'],
  },
  resolveCart: {
    summary:
      'Look up tools by id, SKU or exact name with their quantities: a result with price and problem for each row',
    audience: 'everyone',
    body: schemaOf(cartRowsSchema),
    success: [200, responseSchema('ResolvedRows')],
  },
  listAddresses: {
    summary: 'The caller’s saved delivery addresses, oldest first',
    audience: 'signed in',
    success: [200, { ...listOf(responseSchema('Address')), maxItems: limits.addresses }],
  },
  createAddress: {
    summary: `Save a delivery address; the first one is the default. ${retryNote}`,
    audience: 'signed in',
    body: schemaOf(addressSchema),
    headers: idempotencyKey,
    success: [201, responseSchema('Inserted')],
    problems: ['user-not-found'],
  },
  updateAddress: {
    summary: 'Replace a saved delivery address',
    audience: 'signed in',
    body: schemaOf(addressSchema),
    success: [200, responseSchema('Acknowledged')],
    problems: ['address-not-found'],
  },
  deleteAddress: {
    summary: 'Delete a saved delivery address; `deletedCount` is 0 if there is none',
    audience: 'signed in',
    success: [200, responseSchema('Deleted')],
  },
} satisfies Partial<Record<keyof typeof apiRoutes, RouteDescription>>;
