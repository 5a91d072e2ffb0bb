import type { CustomerTerms, PublicSettings } from 'functions/contract';

/** What the shop asks of each order, and what was agreed with the customer. */
export interface OrderPayment {
  /** Undefined while the settings load, and when they cannot be read. */
  shop: PublicSettings | undefined;
  /** Undefined while the terms load, and when they cannot be read. */
  terms: CustomerTerms | undefined;
}
