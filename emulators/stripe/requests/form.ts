import { invalid } from './errors.ts';

/** The parameters of a call: texts, and maps of them. A list is a map with the keys 0, 1, 2 … */
export interface Form {
  [name: string]: string | Form;
}

const keysOf = (name: string): string[] => name.split('[').map((part) => part.replace(/\]$/, ''));

const put = (form: Form, [key = '', ...rest]: string[], value: string): void => {
  if (rest.length === 0) {
    form[key] = value;
    return;
  }
  const inner = form[key];
  const map: Form = typeof inner === 'object' ? inner : Object.create(null);
  form[key] = map;
  put(map, rest, value);
};

/** Parses a form-encoded body with nested names, as in `line_items[0][quantity]=1`. */
export const parseForm = (body: string): Form => {
  const form: Form = Object.create(null);
  for (const [name, value] of new URLSearchParams(body)) put(form, keysOf(name), value);
  return form;
};

/** The text of a parameter; `undefined` without it. */
export const optionalText = (form: Form, name: string): string | undefined => {
  const value = form[name];
  if (typeof value === 'object') throw invalid(`Invalid string: ${name}`, { param: name });
  return value || undefined;
};

/** The text of a required parameter. */
export const text = (form: Form, name: string, path = name): string => {
  const value = optionalText(form, name);
  if (value !== undefined) return value;
  throw invalid(`Missing required param: ${path}.`, { code: 'parameter_missing', param: path });
};

/** A whole number in decimal digits. */
export const integer = (form: Form, name: string, path = name): number => {
  const value = text(form, name, path);
  if (/^-?\d{1,15}$/.test(value)) return Number(value);
  throw invalid(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param: path });
};

/** An inner map; an empty one without it. */
export const map = (form: Form, name: string): Form => {
  const value = form[name] ?? {};
  if (typeof value === 'object') return value;
  throw invalid('Invalid object', { param: name });
};

/** The metadata of an object: a map of texts. */
export const metadataOf = (form: Form): Record<string, string> => {
  const metadata = map(form, 'metadata');
  return Object.fromEntries(Object.keys(metadata).map((name) => [name, text(metadata, name)]));
};

/** Refuses parameters that the stand-in does not have. */
export const assertOnly = (form: Form, names: readonly string[]): void => {
  for (const name of Object.keys(form)) {
    if (names.includes(name)) continue;
    throw invalid(`Received unknown parameter: ${name}`, {
      code: 'parameter_unknown',
      param: name,
    });
  }
};
