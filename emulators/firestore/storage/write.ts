import type { Document } from '../values/document.ts';
import { FirestoreError } from '../values/errors.ts';
import { deleteField, type FieldPath, getField, setField } from '../values/fieldPaths.ts';
import { compareValues } from '../values/order.ts';
import { compareTimestamps, type Timestamp } from '../values/timestamp.ts';
import { applyTransform, type Transform } from '../values/transforms.ts';
import type { Fields, Value } from '../values/values.ts';

/** A condition on the current document that a write requires. */
export type Precondition = { readonly exists: boolean } | { readonly updateTime: Timestamp };

interface WriteBase {
  readonly path: string;
  readonly precondition: Precondition | undefined;
}

/** Writes all fields of a document, or those of a mask. */
export interface SetWrite extends WriteBase {
  readonly op: 'set';
  readonly fields: Fields;
  /** A field in the mask that is missing in `fields` is deleted. */
  readonly mask: readonly FieldPath[] | undefined;
  readonly transforms: readonly { field: FieldPath; transform: Transform }[];
}

/** `verify` writes nothing; it only has a precondition. */
export type Write = SetWrite | (WriteBase & { readonly op: 'delete' | 'verify' });

/** The document after a write, and the transform results for the client. */
export interface WriteOutcome {
  after: Document | undefined;
  transformResults: Value[];
}

const failures = {
  missing: (name: string) => new FirestoreError('NOT_FOUND', `No document to update: ${name}`),
  existing: (name: string) =>
    new FirestoreError('ALREADY_EXISTS', `Document already exists: ${name}`),
  stale: (name: string) =>
    new FirestoreError(
      'FAILED_PRECONDITION',
      `The stored version of ${name} does not match the required base version.`,
    ),
};

/**
 * @param name The document's full name, for the message.
 * @throws {FirestoreError} NOT_FOUND, ALREADY_EXISTS or FAILED_PRECONDITION when the precondition
 * fails.
 */
const assertHolds = (precondition: Precondition, before: Document | undefined, name: string) => {
  if ('updateTime' in precondition) {
    if (!before || compareTimestamps(before.updateTime, precondition.updateTime) !== 0) {
      throw failures.stale(name);
    }
  } else if (precondition.exists !== (before !== undefined)) {
    throw precondition.exists ? failures.missing(name) : failures.existing(name);
  }
};

const mergeFields = ({ fields, mask }: SetWrite, before: Fields): Fields => {
  if (!mask) return fields;
  return mask.reduce((result, path) => {
    const value = getField(fields, path);
    return value === undefined ? deleteField(result, path) : setField(result, path, value);
  }, before);
};

/** Whether two values are identical: 1 and 1.0 are not, nor are 0 and -0. */
export const isIdentical = (a: Value | undefined, b: Value | undefined): boolean => {
  if (a instanceof Map && b instanceof Map) {
    return (
      a.size === b.size && [...a.keys()].every((name) => isIdentical(a.get(name), b.get(name)))
    );
  }
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, at) => isIdentical(item, b[at]));
  }
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return Object.is(a, b);
  return compareValues(a, b) === 0;
};

const set = (write: SetWrite, before: Document | undefined, time: Timestamp): WriteOutcome => {
  const transformResults: Value[] = [];
  let fields = mergeFields(write, before?.fields ?? new Map());
  for (const { field, transform } of write.transforms) {
    const { value, result } = applyTransform(transform, getField(fields, field), time);
    fields = setField(fields, field, value);
    transformResults.push(result);
  }
  if (before && isIdentical(before.fields, fields)) return { after: before, transformResults };
  const createTime = before?.createTime ?? time;
  return { after: { path: write.path, fields, createTime, updateTime: time }, transformResults };
};

/**
 * Applies a write to a document. A write without changes returns the same version.
 *
 * @param name The document's full name, for messages.
 * @throws {FirestoreError} NOT_FOUND, ALREADY_EXISTS or FAILED_PRECONDITION when its precondition
 * fails.
 */
export const applyWrite = (
  write: Write,
  before: Document | undefined,
  time: Timestamp,
  name: string,
): WriteOutcome => {
  if (write.precondition) assertHolds(write.precondition, before, name);
  if (write.op === 'set') return set(write, before, time);
  return { after: write.op === 'verify' ? before : undefined, transformResults: [] };
};
