import { limits } from '../limits.ts';
import { day, type JsonSchema, text } from './jsonSchema.ts';

/** The media type of tables. */
export const csv = 'text/csv';

/** The promise of a call with `idempotent`. */
export const retryNote = 'A retry with the same key gets the first response';

/** The words of a search. */
export const search: JsonSchema<string> = {
  ...text,
  maxLength: limits.search.length,
  description: 'Words that must all match',
};

/** The query for a period of days in the shop's time zone. */
export const periodOf = (event?: string) => {
  const end = (which: string): JsonSchema<string> => ({
    ...day,
    description: `The ${which} day${event ? ` ${event}` : ''}, in the shop's time zone`,
  });
  return { from: end('first'), to: end('last') };
};
