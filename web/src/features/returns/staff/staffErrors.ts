import {
  type OrderReturn,
  type ReturnTransitionInput,
  returnTransitionSchema,
  transitionErrors,
} from 'functions/contract';
import { schemaErrors } from '../../../lib/forms/schemaErrors.ts';

/** The fields of a transition, as a form has them. */
export interface TypedTransition {
  to: ReturnTransitionInput['to'];
  [field: string]: unknown;
}

/** The errors of a transition by path: of its fields, then of what they mean for the return. */
export const staffErrors = (found: OrderReturn, typed: TypedTransition): Record<string, string> => {
  const errors = schemaErrors(returnTransitionSchema, typed);
  return Object.keys(errors).length > 0
    ? errors
    : transitionErrors(found, returnTransitionSchema.cast(typed));
};

/** The errors of required counts that are empty, which alone would mean all or nothing. */
export const emptyErrors = (
  lines: readonly Record<string, unknown>[],
  fields: readonly string[],
): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap((line, position) =>
      fields
        .filter((field) => line[field] === '')
        .map((field) => [`lines.${position}.${field}`, 'Enter 0 or more pieces']),
    ),
  );
