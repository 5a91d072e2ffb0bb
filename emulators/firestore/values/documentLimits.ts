import { invalidArgument } from './errors.ts';
import { assertFieldName } from './fieldPaths.ts';
import { type Fields, isVector, Reference, type Value } from './values.ts';

/** https://firebase.google.com/docs/firestore/quotas#limits */
const maxDocumentBytes = 1_048_576;
const maxValueBytes = maxDocumentBytes - 89;
const maxDepth = 20;

const textSize = (text: string) => Buffer.byteLength(text) + 1;

const nameSize = (path: string) => 16 + path.split('/').reduce((sum, id) => sum + textSize(id), 0);

/**
 * The size of a value in bytes.
 * https://firebase.google.com/docs/firestore/storage-size#field-size
 */
export const valueSize = (value: Value): number => {
  if (typeof value === 'string') return textSize(value);
  if (value === null || typeof value === 'boolean') return 1;
  if (typeof value !== 'object') return 8;
  if (value instanceof Map) return fieldsSize(value);
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + valueSize(item), 0);
  if (value instanceof Uint8Array) return value.length;
  if (value instanceof Reference) return nameSize(value.name);
  return 'latitude' in value ? 16 : 8;
};

const fieldsSize = (fields: Fields): number => {
  let size = 0;
  for (const [name, value] of fields) size += textSize(name) + valueSize(value);
  return size;
};

/**
 * The size of a document in bytes, as Firestore bills it.
 * https://firebase.google.com/docs/firestore/storage-size
 */
const documentSize = (path: string, fields: Fields): number =>
  nameSize(path) + fieldsSize(fields) + 32;

const assertVector = (vector: Fields) => {
  if ((vector.get('value') as number[]).some(Number.isNaN)) {
    throw invalidArgument('Vector cannot contain NaN values.');
  }
};

const assertValue = (value: Value, depth: number, property: string): void => {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    if (value.some(Array.isArray)) throw invalidArgument('Nested arrays are not allowed.');
    for (const item of value) assertValue(item, depth + 1, property);
  } else if (value instanceof Map) {
    if (isVector(value)) assertVector(value);
    else assertFields(value, depth + 1, property);
  }
};

const assertValueSize = (name: string, value: Value) => {
  const isText = typeof value === 'string';
  const size = isText || value instanceof Uint8Array ? Buffer.byteLength(value) : 0;
  if (size > maxValueBytes) {
    throw invalidArgument(`The value of property "${name}" is longer than ${maxValueBytes} bytes.`);
  }
};

/** @param property The top-level field that contains them; undefined for the top level itself. */
const assertFields = (fields: Fields, depth: number, property?: string): void => {
  if (depth > maxDepth) {
    throw invalidArgument(`Property ${property} contains an invalid nested entity.`);
  }
  for (const [name, value] of fields) {
    assertFieldName(name);
    assertValueSize(name, value);
    assertValue(value, depth, property ?? name);
  }
};

/**
 * Checks the field names, the depth and the size of a document.
 * @throws {FirestoreError} INVALID_ARGUMENT naming the limit.
 */
export const assertStorable = (path: string, fields: Fields): void => {
  assertFields(fields, 0);
  const size = documentSize(path, fields);
  if (size > maxDocumentBytes) {
    throw invalidArgument(
      `Document "${path}" cannot be written because its size (${size} bytes) exceeds the maximum allowed size of ${maxDocumentBytes} bytes.`,
    );
  }
};
