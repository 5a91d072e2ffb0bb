import { type AnyObjectSchema, ValidationError } from 'yup';

/** Validates a value as the server does, and returns one message per invalid field. */
export const fieldErrors = (schema: AnyObjectSchema, value: unknown): Record<string, string> => {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false, disableStackTrace: true });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const pairs = error.inner.map(({ path, message }) => [path ?? '', message]);
    return Object.fromEntries(pairs.toReversed());
  }
};
