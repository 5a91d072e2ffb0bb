import type { Caller } from './calls.ts';
import type { CartTracker } from './cartTracker.ts';
import type { ShopTools } from './fixtures.ts';
import type { OrderTracker } from './orderTracker.ts';
import type { PaymentTracker } from './paymentTracker.ts';
import type { QuoteTracker } from './quoteTracker.ts';

/** What all customers and admins share. */
export interface LoadContext {
  call: Caller;
  tools: ShopTools;
  tracker: OrderTracker;
  carts: CartTracker;
  payments: PaymentTracker;
  quotes: QuoteTracker;
  /** The orders whose payment page was left with "pay". */
  cards: Set<string>;
  /** How many inquiries of an account the API acknowledged. */
  inquiries: Map<string, number>;
  takesCards: boolean;
}
