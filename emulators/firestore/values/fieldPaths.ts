import { invalidArgument } from './errors.ts';
import type { Fields, Value } from './values.ts';

/** The names that lead from a document to a field: `a.b` is `['a', 'b']`. */
export type FieldPath = readonly string[];

/** The pseudo field of the document name. */
export const nameField = '__name__';

/** Whether a field path is `__name__`. */
export const isNameField = (path: FieldPath): boolean => path.length === 1 && path[0] === nameField;

const plainSegment = /^[A-Za-z_][A-Za-z0-9_]*$/;
// One segment: plain, or in backticks with backslash escapes.
const segment = /([A-Za-z_][A-Za-z0-9_]*)|`((?:[^`\\]|\\.)+)`/y;
const reserved = /^__.*__$/s;

const nextSegment = (text: string, at: number) => {
  segment.lastIndex = at;
  const match = segment.exec(text);
  if (!match) throw invalidArgument(`Invalid property path "${text}".`);
  return {
    name: match[1] ?? (match[2] as string).replace(/\\(.)/gs, '$1'),
    end: segment.lastIndex,
  };
};

/**
 * Parses a field path such as "a.`b-c`".
 * @throws {FirestoreError} INVALID_ARGUMENT when the text is not a field path.
 */
export const parseFieldPath = (text: string): FieldPath => {
  const names: string[] = [];
  for (let at = 0; at <= text.length; at++) {
    const { name, end } = nextSegment(text, at);
    names.push(name);
    if (end < text.length && text[end] !== '.') {
      throw invalidArgument(`Invalid property path "${text}".`);
    }
    at = end;
  }
  return names;
};

/** Formats a field path, quoted where necessary. */
export const formatFieldPath = (path: FieldPath): string =>
  path
    .map((name) => (plainSegment.test(name) ? name : `\`${name.replace(/[\\`]/g, '\\$&')}\``))
    .join('.');

/** https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields */
const maxNameBytes = 1500;

/** @throws {FirestoreError} INVALID_ARGUMENT when a name is empty, too long or reserved. */
export const assertFieldName = (name: string): void => {
  if (name === '') throw invalidArgument('Document field name is an empty string.');
  if (Buffer.byteLength(name) > maxNameBytes) {
    throw invalidArgument(`Document contains a field name longer than ${maxNameBytes} bytes.`);
  }
  if (reserved.test(name)) {
    throw invalidArgument(`Document contains a field name that is reserved: ${name}.`);
  }
};

/** The value of a field; undefined when it is missing. */
export const getField = (fields: Fields, path: FieldPath): Value | undefined => {
  let value: Value | undefined = fields;
  for (const name of path) {
    if (!(value instanceof Map)) return undefined;
    value = value.get(name);
  }
  return value;
};

/** A copy of the fields with one field set; missing maps on the path are created. */
export const setField = (fields: Fields, path: FieldPath, value: Value): Fields => {
  const [name, ...rest] = path as [string, ...string[]];
  const copy = new Map(fields);
  const child = copy.get(name);
  const isLeaf = rest.length === 0;
  copy.set(name, isLeaf ? value : setField(child instanceof Map ? child : new Map(), rest, value));
  return copy;
};

/** A copy of the fields without one field; the same object when the field is missing. */
export const deleteField = (fields: Fields, path: FieldPath): Fields => {
  if (getField(fields, path) === undefined) return fields;
  const [name, ...rest] = path as [string, ...string[]];
  const copy = new Map(fields);
  if (rest.length === 0) copy.delete(name);
  else copy.set(name, deleteField(copy.get(name) as Fields, rest));
  return copy;
};

/** A copy of the fields with those of a mask only. */
export const maskFields = (fields: Fields, mask: readonly FieldPath[]): Fields =>
  mask.reduce<Fields>((masked, path) => {
    const value = getField(fields, path);
    return value === undefined ? masked : setField(masked, path, value);
  }, new Map());
