import { type AnyObjectSchema, ValidationError } from 'yup';

/** What a schema says against a value, validated as the server does: one message per field. */
export const fieldErrors = (schema: AnyObjectSchema, value: unknown): Record<string, string> => {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const pairs = error.inner.map(({ path, message }) => [path ?? '', message]);
    return Object.fromEntries(pairs.toReversed());
  }
};
