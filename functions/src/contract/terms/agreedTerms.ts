import { type InferType, number, object, string } from 'yup';
import { limits } from '../limits.ts';
import { formatCents } from '../money.ts';
import { readCents } from '../numbers/readNumbers.ts';
import { typedNumber } from '../numbers/typedNumber.ts';
import { paymentTerms } from './paymentTerms.ts';

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
