import { type InferType, number, object, string } from 'yup';
import type { CompanyStatus } from '../companies/lifecycle.ts';
import { limits } from '../limits.ts';
import { formatCents } from '../money.ts';
import { readCents } from '../numbers/readNumbers.ts';
import { typedNumber } from '../numbers/typedNumber.ts';
import { type PaymentTerms, paymentTerms } from '../terms/paymentTerms.ts';
import type { Profile } from '../users/model.ts';

/**
 * The terms that an admin agrees with a customer: null for the shop's default terms, and for no
 * credit limit.
 */
export const customerSchema = object({
  terms: string()
    .typeError('Payment terms must be a text')
    .defined('Payment terms are required')
    .nullable()
    .oneOf([...paymentTerms, null], `Payment terms must be one of: ${paymentTerms.join(', ')}`),
  /** In whole cents. */
  creditLimit: typedNumber(number(), readCents, 'Credit limit must be a number')
    .defined('Credit limit is required')
    .nullable()
    .integer('Credit limit must be in whole cents')
    .min(0, 'Credit limit must be at least 0')
    .max(limits.creditLimit, `Credit limit must be at most ${formatCents(limits.creditLimit)}`),
});
export type CustomerInput = InferType<typeof customerSchema>;

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
  /** Whether the terms are the shop's default. */
  hasDefaultTerms: boolean;
  defaultTerms: PaymentTerms;
  /** The overdue part of the open amount. */
  overdue: number;
}

/** The highest total of another order within a credit limit; null without one. */
export const creditRoom = (open: number, creditLimit: number | null): number | null =>
  creditLimit === null ? null : Math.max(creditLimit - open, 0);
