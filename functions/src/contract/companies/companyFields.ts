import { number, object, string } from 'yup';
import { limits } from '../limits.ts';
import { formatCents } from '../money.ts';
import { readCents } from '../numbers/readNumbers.ts';
import { typedNumber } from '../numbers/typedNumber.ts';
import { companyRoles } from '../rights/companyRights.ts';
import { wellFormed } from '../text/text.ts';
import { budgetPeriods } from './periods.ts';

/** The version that an edit is based on. */
export const version = string()
  .transform(wellFormed)
  .typeError('Version must be a text')
  .required('Version is required')
  .max(limits.cartVersion, `Version must have at most ${limits.cartVersion} characters`);

const cents = (label: string) =>
  typedNumber(number(), readCents, `${label} must be a number`)
    .integer(`${label} must be in whole cents`)
    .min(0, `${label} must be at least 0`)
    .max(limits.creditLimit, `${label} must be at most ${formatCents(limits.creditLimit)}`);

/** An amount in whole cents, or null for none. */
export const nullableCents = (label: string) =>
  cents(label).defined(`${label} is required`).nullable();

const budgetSchema = object({
  amount: cents('Budget').required('Budget is required'),
  period: string()
    .typeError('Period must be a text')
    .required('Period is required')
    .oneOf(budgetPeriods, `Period must be one of: ${budgetPeriods.join(', ')}`),
});

/** The role and the limits of a member. */
export const memberFields = {
  role: string()
    .typeError('Role must be a text')
    .required('Role is required')
    .oneOf(companyRoles, `Role must be one of: ${companyRoles.join(', ')}`),
  /** The most that an order may cost without approval; null for no limit. */
  orderLimit: nullableCents('Order limit'),
  /** What the member may spend in a period without approval; null for no budget. */
  budget: budgetSchema
    .typeError('Budget must have an amount and a period')
    .default(undefined)
    .defined('Budget is required')
    .nullable(),
};
