import { type AnyObjectSchema, isSchema } from 'yup';
import type { FormOf, NamedBody, RouteDescription } from '../../contract/index.ts';
import { validationError } from '../../errors.ts';
import { formOf, validate } from './validate.ts';

/** A list of a form: its name, how many elements it may have, and what to say about more. */
interface ListLimit {
  name: string;
  max: number;
  message: string;
}

/**
 * Refuses a list that is too long before its elements are validated: a body can contain thousands.
 * Throws `validation`.
 */
const checkLength = (form: Record<string, unknown>, { name, max, message }: ListLimit): void => {
  const list = form[name];
  if (Array.isArray(list) && list.length > max) throw validationError({ [name]: message });
};

type Described = Pick<RouteDescription, 'body'>;

/** The forms of a route, as its body names them; null for a body that is no form. */
const formsOf = ({ body }: Described): (Pick<NamedBody, 'forms'> & Partial<NamedBody>) | null => {
  if (isSchema(body)) return { forms: [body] };
  return body && 'forms' in body ? (body as NamedBody) : null;
};

/** Whether a route takes a form. */
export const takesForm = (route: Described): boolean => formsOf(route) !== null;

/**
 * The valid form in the body of a request; `limit` bounds a list in it. Throws `validation` with a
 * message per field.
 */
export const parseForm = <Route extends Described>(
  route: Route,
  body: unknown,
  limit?: ListLimit,
): FormOf<Route> => {
  const expected = formsOf(route);
  if (!expected) throw new Error('The route takes no form');
  const { name, forms, secondHas } = expected;
  const form = formOf(body, name);
  if (limit) checkLength(form, limit);
  const schema = forms[secondHas !== undefined && form[secondHas] !== undefined ? 1 : 0];
  return validate(schema as AnyObjectSchema, form) as FormOf<Route>;
};
