import type { FormFailure } from '../../../lib/forms/formFailure.ts';
import { toFormFailure } from '../../../lib/forms/toFormFailure.ts';

/** The errors of paths without a field are shown at the field that they are about. */
const fieldOf = (path: string): string => (path === 'budget' ? 'budget.amount' : path);

const fields = ['email', 'role', 'orderLimit', 'budget.amount', 'budget.period'];

/** Why a member was not changed or invited. What belongs to no field is in the message. */
export const memberFailure = (error: unknown): FormFailure => {
  const { message, errors } = toFormFailure(error, '');
  const placed = Object.entries(errors).map(([path, text]) => [fieldOf(path), text] as const);
  const others = placed.filter(([field]) => !fields.includes(field)).map(([, text]) => text);
  return {
    message: others.length > 0 ? others.join(' ') : message,
    errors: Object.fromEntries(placed.filter(([field]) => fields.includes(field))),
  };
};
