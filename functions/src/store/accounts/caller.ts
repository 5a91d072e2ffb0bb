import type { NotedKey, Permission } from '../../contract/index.ts';
import type { MembershipDocument } from '../../documents/people/companies.ts';
import type { Account } from './accounts.ts';
import type { CallerKey } from './callerKey.ts';

/** An account, and for whom it buys: carts, orders, quotes and invoices belong to the payer. */
export interface Buyer extends Account {
  /** The uid of the account, or the id of the company. */
  payerId: string;
  /** The membership in the company; null for an account that buys for itself. */
  membership: MembershipDocument | null;
  /** Whether the account acts for the shop in this call: it has the permission that the route names. */
  staff: boolean;
  /** The API key with which it acts; missing for a person. */
  key?: NotedKey;
}

/** Which account buys, and for which payer. */
export type BuyerIds = Pick<Buyer, 'uid' | 'payerId'>;

/**
 * Who sent a request: the account of its token with its rights, and for whom it acts. On a route
 * without `forPayer` in the contract that is the account itself.
 */
export interface Caller extends Buyer {
  requestId: string;
  key?: CallerKey;
  /** What the account may do for the shop, on a route that names a permission. */
  permissions: readonly Permission[];
}

/** Who answers an invitation by its id, which is no secret. */
export interface Invitee {
  caller: Caller;
  /** The address that both the account and the token say is verified; undefined for none. */
  address: string | undefined;
}

/** An account as a buyer for itself. */
export const forItself = <Account extends { uid: string }>(
  account: Account,
): Account & Pick<Buyer, 'payerId' | 'membership' | 'staff'> => ({
  ...account,
  payerId: account.uid,
  membership: null,
  staff: false,
});
