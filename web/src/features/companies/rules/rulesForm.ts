import {
  type ApprovalRules,
  approvalRulesSchema,
  type Company,
  nullableCents,
  readCents,
} from 'functions/contract';
import type { SaveOutcome } from '../../../lib/forms/formFailure.ts';
import { typedText, type VersionedFields } from '../../../lib/forms/formMerge.ts';
import { dollarsText } from '../../../lib/forms/hundredths.ts';

/** The rules as an owner types them: an empty amount for none. */
export interface RulesValues {
  fromAmount: string;
  approvers: '1' | '2';
  ownersExempt: boolean;
}

/** The rules as the form shows them. */
export const rulesValuesOf = ({
  fromAmount,
  approvers,
  ownersExempt,
}: ApprovalRules): RulesValues => ({
  fromAmount: fromAmount === null ? '' : dollarsText(fromAmount),
  approvers: approvers === 1 ? '1' : '2',
  ownersExempt,
});

/** The contract's rules for the fields; the amount may be empty. */
const rulesFormSchema = approvalRulesSchema.shape({
  fromAmount: nullableCents('Amount').optional(),
});

/** The rules that valid values mean; those of an unreadable amount have none. */
export const rulesOf = ({ fromAmount, approvers, ownersExempt }: RulesValues): ApprovalRules => ({
  fromAmount: readCents(fromAmount).value,
  approvers: approvers === '1' ? 1 : 2,
  ownersExempt,
});

const labels = {
  fromAmount: 'Orders from',
  approvers: 'Members who must approve',
  ownersExempt: 'Owners order without approval',
} as const;
type RulesField = keyof typeof labels;

const textOf = (field: RulesField, values: RulesValues): string => {
  if (field === 'ownersExempt') return values.ownersExempt ? 'Yes' : 'No';
  return typedText(field, values);
};

/** The fields of the rules, by which two versions are compared. */
export const rulesFields: VersionedFields<Pick<Company, 'approval'>, RulesValues, RulesField> = {
  labels,
  textOf,
  valuesOf: ({ approval }) => rulesValuesOf(approval),
  schema: rulesFormSchema,
};

const prefix = 'approval.';
const fieldNames: readonly string[] = Object.keys(labels);

/**
 * The outcome for the form of the rules: the API names the fields within the company. What belongs
 * to no field, such as a rule that nobody could satisfy, is in the message.
 */
export const rulesOutcome = (outcome: SaveOutcome<Company>): SaveOutcome<Company> => {
  if (!('failure' in outcome)) return outcome;
  const { message, errors } = outcome.failure;
  const named = Object.entries(errors).map(
    ([path, text]) => [path.startsWith(prefix) ? path.slice(prefix.length) : path, text] as const,
  );
  const others = named.filter(([field]) => !fieldNames.includes(field)).map(([, text]) => text);
  return {
    failure: {
      message: others.length > 0 ? others.join(' ') : message,
      errors: Object.fromEntries(named.filter(([field]) => fieldNames.includes(field))),
    },
  };
};
