import type { MembershipDocument } from '../../documents/people/companies.ts';
import type { Account, Actor, Caller } from './accounts.ts';

/** For whom an account acts: for itself, or for a company of which it is a member. */
export interface Payer {
  /** The uid of the account, or the id of the company. */
  payerId: string;
  /** The membership in the company; null for an account that acts for itself. */
  membership: MembershipDocument | null;
}

/** An account, and for whom it acts: orders, quotes and the cart belong to the payer. */
export type Buyer = Account & Payer;

/** A buyer that performs an action, and the id of its request. */
export type BuyingActor = Actor & Payer;

/** The account that sent a request, and for whom it acts. */
export type BuyingCaller = Caller & Payer;

/** An account as a buyer for itself. */
export const forItself = <Account extends { uid: string }>(account: Account): Account & Payer => ({
  ...account,
  payerId: account.uid,
  membership: null,
});
