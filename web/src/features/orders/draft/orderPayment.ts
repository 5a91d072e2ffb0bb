import type { CustomerTerms, PublicSettings } from 'functions/contract';

/** The shop's settings for each order, and the customer's terms. */
export interface OrderPayment {
  /** Undefined while the settings load, and when they cannot be read. */
  shop: PublicSettings | undefined;
  /** Undefined while the terms load, and when they cannot be read. */
  terms: CustomerTerms | undefined;
}
