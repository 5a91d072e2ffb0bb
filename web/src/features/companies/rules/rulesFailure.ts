import type { Company } from 'functions/contract';
import type { SaveOutcome } from '../../../lib/forms/formFailure.ts';

const prefix = 'approval.';
const fields = ['fromAmount', 'approvers', 'ownersExempt'];

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
  const others = named.filter(([field]) => !fields.includes(field)).map(([, text]) => text);
  return {
    failure: {
      message: others.length > 0 ? others.join(' ') : message,
      errors: Object.fromEntries(named.filter(([field]) => fields.includes(field))),
    },
  };
};
