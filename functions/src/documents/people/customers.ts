import type { PaymentTerms } from '../../contract/index.ts';

/**
 * The shop's data about a payer, by the payer's id. Fields are missing as long as nothing was agreed or
 * ordered. `open` is the sum of the amounts due of all orders, in cents.
 */
export interface CustomerDocument {
  terms?: PaymentTerms | null;
  creditLimit?: number | null;
  open?: number;
  /** The ids of the groups of the customer. */
  groups?: string[];
  /** The last quote that the customer has requested: no two requests at once pass the limit. */
  lastQuoteId?: string;
  /** The last company that the account has signed up: so no two sign-ups at once pass the limit. */
  lastCompanyId?: string;
}
