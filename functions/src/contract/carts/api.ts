import { offeredPayerQuery } from '../calls/pricesQuery.ts';
import { route } from '../calls/route.ts';
import { responseOf } from '../responseParts.ts';
import { cartRowsSchema, cartSchema } from './model.ts';

/** The calls about carts. */
export const cartRoutes = {
  getCart: route('GET', '/cart', 'signed in', {
    summary: 'The caller’s cart with its version',
    forPayer: true,
    response: responseOf('Cart'),
  }),
  saveCart: route('PUT', '/cart', 'signed in', {
    summary:
      'Replace the caller’s cart, if `version` is its current version; otherwise the response has the current cart',
    forPayer: true,
    body: cartSchema,
    response: responseOf('SavedCart'),
    errors: ['precondition-failed', 'user-not-found'],
  }),
  resolveCart: route('POST', '/cart/resolve', 'everyone or read_prices', {
    summary:
      'Look up tools by id, SKU or exact name with their quantities: a result with price and problem for each row',
    forPayer: true,
    query: offeredPayerQuery,
    body: cartRowsSchema,
    response: responseOf('ResolvedRows'),
    reads: true,
  }),
} as const;
