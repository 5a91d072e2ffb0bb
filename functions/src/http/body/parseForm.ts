import { type AnyObjectSchema, isSchema } from 'yup';
import type { FormOf, NamedBody, RouteDescription } from '../../contract/index.ts';
import { checkLength, type ListLimit } from './checkLength.ts';
import { formOf, validate } from './validate.ts';

/** The form that a route takes, and its name in the body; null for a body that is no form. */
export const routeForm = ({
  body,
}: Pick<RouteDescription, 'body'>): { schema: AnyObjectSchema; name?: string } | null => {
  if (isSchema(body)) return { schema: body as unknown as AnyObjectSchema };
  if (!body || !('forms' in body)) return null;
  const { name, forms } = body as NamedBody;
  const [schema] = forms;
  return schema ? { schema: schema as unknown as AnyObjectSchema, name } : null;
};

/**
 * The valid form in the body of a request for a route that takes one form; `limit` bounds a list in
 * it. Throws `validation` with a message per field.
 */
export const parseForm = <Route extends Pick<RouteDescription, 'body'>>(
  route: Route,
  body: unknown,
  limit?: ListLimit,
): FormOf<Route> => {
  const expected = routeForm(route);
  if (!expected) throw new Error('The route takes no form');
  const form = formOf(body, expected.name);
  if (limit) checkLength(form, limit);
  return validate(expected.schema, form) as FormOf<Route>;
};
