import { listOf } from '../calls/jsonSchema.ts';
import { route } from '../calls/route.ts';
import { limits } from '../limits.ts';
import { responseOf } from '../responseParts.ts';

/** The calls about what a payer has bought before. */
export const purchaseRoutes = {
  listPurchases: route('GET', '/purchases', 'signed in', {
    summary:
      'The last purchase of each tool by the payer, newest first, of a limited number of tools. Cancelled orders do not count; a member who sees only own orders gets only own purchases',
    forPayer: true,
    response: { ...listOf(responseOf('LastPurchase')), maxItems: limits.purchasedTools },
  }),
} as const;
