import type { Address, AdminLease, ProfileFields } from '../../contract/index.ts';

/**
 * A stored profile. `role` and `emailVerified` mirror the account at its last sign-in; use them
 * only in lists.
 */
export interface UserDocument extends ProfileFields {
  emailVerified: boolean;
  /** Of a customer whom staff have added: the account that claims what belongs to them. */
  claimedBy?: string;
  /** Of a customer whom staff have added: the last offer or order that staff made for them. */
  lastServedId?: string;
  /** Of an account: the added customers whose documents still have to become its own. */
  claims?: string[];
  /** Of an account: the verified address for which added customers were looked up last. */
  claimEmail?: string;
  /** The search index: words of name and address. */
  searchTerms: string[];
  createdAt: Date;
}

/**
 * The tombstone of a deleted account, by its uid. It prevents requests that started before the
 * deletion from creating a profile or a review.
 */
export interface DeletedAccountDocument {
  /** The address for retrying a deletion that failed part-way; empty once it is complete. */
  email: string;
  at: Date;
}

/** Prevents two admins from removing each other's right at the same time. */
export interface AdminLockDocument {
  /** The accounts that do not count as remaining admins until their leases expire. */
  leaving: AdminLease[];
}

/**
 * The stored addresses of a payer, oldest first. They are one document, so that a list is one
 * read, and the limit and the default hold in each transaction.
 */
export interface AddressBookDocument {
  addresses: Address[];
  /** The id of the transaction that wrote it: proves that the transaction was committed. */
  changeId: string;
}
