import { type FieldPath, getField, isNameField } from './fieldPaths.ts';
import type { Timestamp } from './timestamp.ts';
import { type Fields, Reference, type Value } from './values.ts';

/** A version of a stored document. It is immutable: a write replaces it. */
export interface Document {
  /** The path within the database, as in `tools/x`. */
  readonly path: string;
  readonly fields: Fields;
  readonly createTime: Timestamp;
  readonly updateTime: Timestamp;
}

/** The change of one path by a commit; undefined when there is no document. */
export interface Change {
  readonly path: string;
  readonly before: Document | undefined;
  readonly after: Document | undefined;
}

/**
 * The value of a field for queries; undefined when it is missing. `__name__` returns a reference by
 * the path within the database.
 */
export const fieldValue = (document: Document, field: FieldPath): Value | undefined =>
  isNameField(field) ? new Reference(document.path) : getField(document.fields, field);
