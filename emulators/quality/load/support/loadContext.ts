import type { BankTracker } from '../trackers/bankTracker.ts';
import type { CartTracker } from '../trackers/cartTracker.ts';
import type { KeyTracker } from '../trackers/keyTracker.ts';
import type { OrderTracker } from '../trackers/orderTracker.ts';
import type { PaymentTracker } from '../trackers/paymentTracker.ts';
import type { PriceTracker } from '../trackers/priceTracker.ts';
import type { QuoteTracker } from '../trackers/quoteTracker.ts';
import type { RequestTracker } from '../trackers/requestTracker.ts';
import type { ReturnTracker } from '../trackers/returnTracker.ts';
import type { LoadLists } from './agreements.ts';
import type { SendCall } from './calls.ts';
import type { ShopTools } from './fixtures.ts';

/** The state that all customers, members and admins share. */
export interface LoadContext {
  call: SendCall;
  tools: ShopTools;
  lists: LoadLists;
  tracker: OrderTracker;
  carts: CartTracker;
  payments: PaymentTracker;
  bank: BankTracker;
  keys: KeyTracker;
  quotes: QuoteTracker;
  requests: RequestTracker;
  returns: ReturnTracker;
  prices: PriceTracker;
  /** The orders whose payment page was left with "pay". */
  cards: Set<string>;
  /** How many inquiries of an account the API acknowledged. */
  inquiries: Map<string, number>;
  takesCards: boolean;
}
