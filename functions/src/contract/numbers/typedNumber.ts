import type { Maybe, NumberSchema } from 'yup';
import { isBlankNumber, type NumberReading } from './readNumbers.ts';

type Read = (text: string) => NumberReading;

const numberIn = (text: string, read: Read): number | undefined =>
  isBlankNumber(text) ? undefined : (read(text).value ?? Number.NaN);

const problemOf = (value: unknown, read: Read): string | null =>
  typeof value === 'string' && /\p{Nd}/u.test(value) ? read(value).problem : null;

/**
 * A schema of a number that forms read from what was typed. A text with digits that is no number,
 * or could mean several, has the message of the reading; other values have that of the schema.
 * Requests are validated strictly: they contain numbers.
 */
export const typedNumber = <Schema extends NumberSchema<Maybe<number>>>(
  schema: Schema,
  read: Read,
  message: string,
): Schema =>
  schema
    .transform((value: unknown, original: unknown) =>
      typeof original === 'string' ? numberIn(original, read) : value,
    )
    .typeError(({ originalValue }) => problemOf(originalValue, read) ?? message);
