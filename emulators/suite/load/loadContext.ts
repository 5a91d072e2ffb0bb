import type { Caller } from './calls.ts';
import type { CartTracker } from './cartTracker.ts';
import type { ShopTools } from './fixtures.ts';
import type { OrderTracker } from './orderTracker.ts';
import type { PaymentTracker } from './paymentTracker.ts';

/** What all customers and admins share. */
export interface LoadContext {
  call: Caller;
  tools: ShopTools;
  tracker: OrderTracker;
  carts: CartTracker;
  payments: PaymentTracker;
}
