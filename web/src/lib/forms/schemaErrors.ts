import { type AnyObjectSchema, ValidationError } from 'yup';

/** The errors of values by a schema, by path: the first one of each field. */
export const schemaErrors = (schema: AnyObjectSchema, values: object): Record<string, string> => {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(
      error.inner.toReversed().map(({ path = '', message }) => [path, message]),
    );
  }
};
