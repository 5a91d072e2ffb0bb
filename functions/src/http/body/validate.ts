import { type AnyObjectSchema, type InferType, ValidationError } from 'yup';
import { validationError } from '../../errors.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const messagesOf = ({ inner }: ValidationError): Record<string, string> => {
  const first: Record<string, string> = {};
  for (const { path = 'body', message } of inner) {
    first[path.replaceAll(/\[(\d+)\]/g, '.$1')] ??= message;
  }
  return first;
};

/**
 * The form in the body's field `name`, or the body itself without a name. Throws `validation` if it
 * is not an object.
 */
export const formOf = (body: unknown, name?: string): Record<string, unknown> => {
  const form = name === undefined || !isObject(body) ? body : body[name];
  if (isObject(form)) return form;
  throw validationError({ [name ?? 'body']: `The ${name ?? 'body'} must be a JSON object` });
};

/**
 * Validates a form and drops fields that the schema does not define. Converts nothing: a number in
 * quotation marks is a text. Throws `validation` with a message per field, as in
 * `lines.2.quantity`.
 */
export const validate = <Schema extends AnyObjectSchema>(
  schema: Schema,
  form: Record<string, unknown>,
): InferType<Schema> => {
  try {
    schema.validateSync(form, { strict: true, abortEarly: false });
    return schema.cast(form, { stripUnknown: true });
  } catch (error) {
    if (error instanceof ValidationError) throw validationError(messagesOf(error));
    throw error;
  }
};
