import { type AnyObjectSchema, isSchema } from 'yup';
import type { FormOf, NamedBody, RouteDescription } from '../../contract/index.ts';
import { validationError } from '../../errors.ts';
import { formOf, validate } from './validate.ts';

/** A list of a form: its name, how many elements it may have, and what to say about more. */
export interface ListLimit {
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

/** The part of a route that describes its form. */
export type FormRoute = Pick<RouteDescription, 'body'>;

/** The forms of a route, as its body names them; null for a body that is no form. */
const formsOf = ({ body }: FormRoute): (Pick<NamedBody, 'forms'> & Partial<NamedBody>) | null => {
  if (isSchema(body)) return { forms: [body] };
  return body && 'forms' in body ? (body as NamedBody) : null;
};

/** Whether a route takes a form. */
export const takesForm = (route: FormRoute): boolean => formsOf(route) !== null;

/**
 * The valid form in the body of a request; `limit` bounds a list in it. Throws `validation` with a
 * message per field.
 */
export const parseForm = <Route extends FormRoute>(
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
