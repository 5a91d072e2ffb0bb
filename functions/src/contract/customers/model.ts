import type { CompanyStatus } from '../companies/lifecycle.ts';
import type { GroupReference } from '../prices/model.ts';
import type { PaymentTerms } from '../terms/paymentTerms.ts';
import type { Profile } from '../users/model.ts';
import type { CustomerContact } from './newCustomer.ts';

/** The payment terms of a customer. Money is in whole cents. */
export interface CustomerTerms {
  terms: PaymentTerms;
  /** Null for no limit. */
  creditLimit: number | null;
  open: number;
  /** The highest total of another order within the credit limit; null without one. */
  room: number | null;
  /** How long a prepaid order waits for its payment; 0 for ever. */
  holdHours: number;
}

/** A company that is a customer. */
export interface PayingCompany {
  number: string;
  name: string;
  status: CompanyStatus;
}

/** A customer as an admin sees them. */
export interface Customer extends CustomerTerms {
  /** The uid of a person, or the id of a company. */
  payerId: string;
  /** Null for a company, and when the account was deleted or never signed in to the shop. */
  profile: Profile | null;
  /** Null for a person. */
  company: PayingCompany | null;
  /** Null unless staff have added the customer, and nobody has claimed them since. */
  contact: CustomerContact | null;
  /** Whether the terms are the shop's default. */
  hasDefaultTerms: boolean;
  defaultTerms: PaymentTerms;
  /** The overdue part of the open amount. */
  overdue: number;
  /** The groups for which price lists can be. */
  groups: GroupReference[];
}

/** The highest total of another order within a credit limit; null without one. */
export const creditRoom = (open: number, creditLimit: number | null): number | null =>
  creditLimit === null ? null : Math.max(creditLimit - open, 0);

/** What the ids of customers whom staff have added begin with, so that no uid equals one. */
const addedPrefix = 'customer-';

const addedPattern = /^customer-[\da-z]{20}$/;

/** Whether an id is that of a customer whom staff have added, who has no account. */
export const isAddedCustomer = (id: string): boolean => addedPattern.test(id);

const randomLength = 20;

/** The id of a customer whom staff add, from a UUID or a digest: its first 20 digits. */
export const addedCustomerIdOf = (random: string): string =>
  `${addedPrefix}${random.replaceAll('-', '').slice(0, randomLength)}`;
