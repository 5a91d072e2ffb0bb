/**
 * Sends the form of each route without each of its fields, however deep, with null and with a value
 * of another type: it is refused with a message for the field, or the OpenAPI document allows it.
 */
import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../contract/calls/jsonSchema.ts';
import {
  apiRoutes,
  type DetailsOf,
  type NamedBody,
  type RouteDescription,
} from '../../contract/index.ts';
import { codeOf } from '../../errors.ts';
import { schemaOf } from '../../openapi/schemas/formSchema.ts';
import { type RouteName, routeForms } from '../../testing/inputs/routeForms.ts';
import { parseForm, takesForm } from './parseForm.ts';

type Path = (string | number)[];
type Fields = Record<string | number, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The paths of all fields of a form, and of the elements of its lists. */
const pathsIn = (value: unknown): Path[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([name, field]) => {
        const key = Array.isArray(value) ? Number(name) : name;
        return [[key], ...pathsIn(field).map((path) => [key, ...path])];
      })
    : [];

const valueAt = (form: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Fields)[key], form);

/** The form with another value at a path; undefined removes the field. */
const changed = (form: object, path: Path, value: unknown): object => {
  const copy = structuredClone(form);
  const parent = valueAt(copy, path.slice(0, -1)) as Fields;
  const last = path.at(-1) ?? '';
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy;
};

const descriptionOf = (name: RouteName) => apiRoutes[name] as Partial<RouteDescription>;

const bodyOf = (name: RouteName, form: object): object => {
  const { body } = descriptionOf(name);
  const field = body && 'forms' in body ? (body as NamedBody).name : undefined;
  return field === undefined ? form : { [field]: form };
};

/** The messages by field of a refused form; undefined for an accepted one. */
const errorsOf = (name: RouteName, form: object): Record<string, string> | undefined => {
  try {
    parseForm(descriptionOf(name), bodyOf(name, form));
    return undefined;
  } catch (error) {
    expect(codeOf(error), String(error)).toBe('validation');
    return (error as { details: DetailsOf<'validation'> }).details.errors ?? {};
  }
};

/** The words of yup, which say nothing to people. */
const wordsOfYup = /cannot be null|is a required field|must be defined|must be a `|final value/;

const expectNamed = (errors: Record<string, string> | undefined, path: Path): void => {
  const field = path.join('.');
  const fields = Object.keys(errors ?? {});
  const isNamed = fields.some((one) => one === field || one.startsWith(`${field}.`));
  expect(isNamed, `${field} in ${JSON.stringify(errors)}`).toBe(true);
  for (const message of Object.values(errors ?? {})) expect(message).not.toMatch(wordsOfYup);
};

const schemaAt = (schema: JsonSchema | undefined, path: Path): JsonSchema | undefined =>
  path.reduce<JsonSchema | undefined>(
    (at, key) =>
      typeof key === 'number' ? (at?.items as JsonSchema | undefined) : at?.properties?.[key],
    schema,
  );

/** A value of another type. */
const another = (value: unknown): unknown => {
  if (typeof value === 'string') return { a: 1 };
  return typeof value === 'boolean' || isObject(value) ? 7 : 'seven';
};

const formsOf = (name: RouteName) => {
  const { body } = descriptionOf(name);
  const forms = body && 'forms' in body ? (body as NamedBody).forms : [body];
  return (routeForms[name] ?? []).map((form, at) => ({
    form,
    schema: schemaOf(forms[at] as Parameters<typeof schemaOf>[0]),
  }));
};

/** The fields whose absence or null depends on others: of two forms, two kinds, and countries. */
const alternatives: ReadonlySet<string> = new Set([
  'createAddress postcode',
  'createAddress region',
  'updateAddress postcode',
  'updateAddress region',
  'signUpCompany billingAddress.postcode',
  'signUpCompany billingAddress.region',
  'updateCompany billingAddress.postcode',
  'updateCompany billingAddress.region',
  'saveSettings seller.street',
  'saveSettings seller.postcode',
  'saveSettings seller.city',
  'saveSettings seller.region',
  'placeOrder lines',
  'sendRequest lines',
  'addCustomer company',
  'addCustomer postcode',
  'addCustomer region',
  'requestQuote payerId',
  'creditInvoice amount',
  'creditInvoice text',
  'createPriceList audience.id',
  'updatePriceList audience.id',
]);

/** The paths of a form, without those of alternatives. */
const fixedPaths = (name: RouteName, form: object): Path[] =>
  pathsIn(form).filter((path) => !alternatives.has(`${name} ${path.join('.')}`));

const isField = (path: Path): boolean => typeof path.at(-1) === 'string';

const names = Object.keys(apiRoutes) as RouteName[];
const takers = names.filter((name) => takesForm(descriptionOf(name)));

it('there are forms of each route that takes one', () => {
  expect(Object.keys(routeForms).toSorted()).toEqual(takers.toSorted());
});

it('a form of a price list for all names no customer, and one for some names one', () => {
  const [form = {}] = routeForms.createPriceList ?? [];
  const errorsFor = (audience: object) => errorsOf('createPriceList', { ...form, audience });
  expect(errorsFor({ kind: 'all', id: null })).toBeUndefined();
  for (const audience of [
    { kind: 'all', id: 'any' },
    { kind: 'all', id: '' },
  ]) {
    expectNamed(errorsFor(audience), ['audience', 'id']);
  }
  expectNamed(errorsFor({ kind: 'payer', id: null }), ['audience', 'id']);
});

describe.each(takers)('The form of %s', (name) => {
  it.each(formsOf(name))('is valid', ({ form }) => {
    expect(errorsOf(name, form)).toBeUndefined();
  });

  it.each(formsOf(name))('lacks only what OpenAPI does not require', ({ form, schema }) => {
    for (const path of fixedPaths(name, form).filter(isField)) {
      const without = changed(form, path, undefined);
      const required = schemaAt(schema, path.slice(0, -1))?.required ?? [];
      const errors = errorsOf(name, without);
      if (errors) expectNamed(errors, path);
      expect(required.includes(String(path.at(-1))), `${path.join('.')} is required`).toBe(
        errors !== undefined,
      );
    }
  });

  it.each(formsOf(name))('contains null only where OpenAPI allows it', ({ form, schema }) => {
    for (const path of fixedPaths(name, form)) {
      const errors = errorsOf(name, changed(form, path, null));
      if (errors) expectNamed(errors, path);
      const isNullable = [schemaAt(schema, path)?.type].flat().includes('null');
      expect(isNullable, `${path.join('.')} may be null`).toBe(errors === undefined);
    }
  });

  it.each(formsOf(name))('contains no value of another type', ({ form }) => {
    for (const path of pathsIn(form)) {
      const wrong = another(valueAt(form, path));
      if (valueAt(form, path) === null) continue;
      expectNamed(errorsOf(name, changed(form, path, wrong)), path);
    }
  });

  it.each(formsOf(name))('is complete after it was read, and accepted again', ({ form }) => {
    for (const path of pathsIn(form).filter(isField)) {
      const without = changed(form, path, undefined);
      if (errorsOf(name, without)) continue;
      const read = parseForm(descriptionOf(name), bodyOf(name, without));
      expect(errorsOf(name, read as object), path.join('.')).toBeUndefined();
    }
  });
});
