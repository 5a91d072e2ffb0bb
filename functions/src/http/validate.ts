import { type AnyObjectSchema, type InferType, ValidationError } from 'yup';
import { validationError } from '../errors.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const messagesOf = ({ inner }: ValidationError): Record<string, string> => {
  const first: Record<string, string> = {};
  for (const { path, message } of inner) first[path ?? 'body'] ??= message;
  return first;
};

/**
 * The form a body carries under `name`, or the body itself when no name is given. Throws
 * `validation` when it is not an object.
 */
export const formOf = (body: unknown, name?: string): Record<string, unknown> => {
  const form = name === undefined || !isObject(body) ? body : body[name];
  if (isObject(form)) return form;
  throw validationError({ [name ?? 'body']: `The ${name ?? 'body'} must be a JSON object` });
};

/**
 * The form as its schema describes it, without the fields the schema does not know. Nothing is
 * converted: a number in quotation marks is a text. Throws `validation` with a message per field.
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
