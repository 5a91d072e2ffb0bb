import { limits } from '../contract/index.ts';
import { type JsonSchema, objectOf } from './jsonSchema.ts';

/** The media type of tables. */
export const csv = 'text/csv';

/** The header that lets the API recognise a retry. */
export const idempotencyKey = {
  'Idempotency-Key': { type: 'string', minLength: 1, maxLength: limits.idempotencyKey },
};

/** What a retry gets. */
export const retryNote = 'A retry with the same key gets the first response';

/** The body with a form in a field of this name. */
export const named = (name: string, form: JsonSchema): JsonSchema =>
  objectOf<Record<string, unknown>>({ [name]: form });

/** The words of a search. */
export const search: JsonSchema = {
  type: 'string',
  maxLength: limits.search.length,
  description: 'Words that must all match',
};
