import type { ErrorCode } from '../errors.ts';
import { limits } from '../limits.ts';
import { day, type JsonSchema, text } from './jsonSchema.ts';

/** The media type of tables. */
export const csv = 'text/csv';

/** Why a member may not buy for a company now, and an account not for itself. */
export const buyingErrors = [
  'role-forbidden',
  'company-inactive',
  'companies-only',
] as const satisfies readonly ErrorCode[];

/** The words of a search. */
export const search: JsonSchema<string> = {
  ...text,
  maxLength: limits.search.length,
  description: 'Words that must all match',
};

/** The query for the documents of one payer. */
export const ofPayer = (documents: string): JsonSchema<string> => ({
  ...text,
  maxLength: limits.payerId,
  description: `Only ${documents} of the payer with this id: a person or a company`,
});

/** The query for a period of days in the shop's time zone. */
export const periodOf = (event?: string) => {
  const end = (which: string): JsonSchema<string> => ({
    ...day,
    description: `The ${which} day${event ? ` ${event}` : ''}, in the shop's time zone`,
  });
  return { from: end('first'), to: end('last') };
};
