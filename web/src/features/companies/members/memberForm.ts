import {
  type Budget,
  type BudgetPeriod,
  budgetPeriods,
  type CompanyRole,
  type MemberLimits,
  may,
  memberSchema,
  nullableCents,
  readCents,
  roleName,
} from 'functions/contract';
import { object, string } from 'yup';
import { typedText, type VersionedFields } from '../../../lib/forms/formMerge.ts';
import { dollarsText } from '../../../lib/forms/hundredths.ts';
import { budgetText, orderLimitText } from '../limitTexts.ts';

/** Role and limits as an owner types them: empty amounts for none. */
export interface MemberValues {
  role: CompanyRole;
  orderLimit: string;
  budget: { amount: string; period: BudgetPeriod };
}

/** What a member's role and limits are. */
export type RoleAndLimits = MemberLimits & { role: CompanyRole };

/** The role and the limits of a new member. */
export const usualLimits: RoleAndLimits = { role: 'buyer', orderLimit: null, budget: null };

const amountText = (cents: number | undefined | null): string =>
  cents === undefined || cents === null ? '' : dollarsText(cents);

/** Role and limits as the form shows them. */
export const memberValuesOf = ({ role, orderLimit, budget }: RoleAndLimits): MemberValues => ({
  role,
  orderLimit: amountText(orderLimit),
  budget: { amount: amountText(budget?.amount), period: budget?.period ?? 'month' },
});

/** The contract's rules; amounts may be empty. */
export const memberFormSchema = memberSchema.pick(['role']).shape({
  orderLimit: nullableCents('Order limit').optional(),
  budget: object({
    amount: nullableCents('Budget').optional(),
    period: string().oneOf(budgetPeriods),
  }),
});

const budgetOf = ({ amount, period }: MemberValues['budget']): Budget | null => {
  const { value } = readCents(amount);
  return value === null ? null : { amount: value, period };
};

/** The role and the limits that valid values mean. Who orders nothing has no limits. */
export const roleAndLimitsOf = (values: MemberValues): RoleAndLimits =>
  may(values.role, 'order')
    ? {
        role: values.role,
        orderLimit: readCents(values.orderLimit).value,
        budget: budgetOf(values.budget),
      }
    : { role: values.role, orderLimit: null, budget: null };

const labels = {
  role: 'Role',
  orderLimit: 'Order limit',
  'budget.amount': 'Budget',
  'budget.period': 'Period of the budget',
} as const;
type MemberField = keyof typeof labels;

const textOf = (field: MemberField, values: MemberValues): string => {
  if (field === 'role') return roleName(values.role);
  if (field === 'orderLimit') return orderLimitText(readCents(values.orderLimit).value);
  if (field === 'budget.amount') return budgetText(budgetOf(values.budget));
  // Without an amount, the period means nothing.
  return values.budget.amount.trim() === '' ? '' : typedText(field, values);
};

/** The fields of a member, by which two versions are compared. */
export const memberFields: VersionedFields<RoleAndLimits, MemberValues, MemberField> = {
  labels,
  textOf,
  valuesOf: memberValuesOf,
  schema: memberFormSchema,
};
