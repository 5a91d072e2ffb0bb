import { type FieldPath, getField, isNameField } from './fieldPaths.ts';
import type { Timestamp } from './timestamp.ts';
import { type Fields, Reference, type Value } from './values.ts';

/** A version of a stored document. It never changes: a write puts another in its place. */
export interface Document {
  /** The path within the database, as in `tools/x`. */
  readonly path: string;
  readonly fields: Fields;
  readonly createTime: Timestamp;
  readonly updateTime: Timestamp;
}

/** What a commit does to one path; undefined where no document is. */
export interface Change {
  readonly path: string;
  readonly before: Document | undefined;
  readonly after: Document | undefined;
}

/**
 * The value a query sees under a field; undefined when it is missing. `__name__` gives a reference
 * by the path within the database.
 */
export const fieldValue = (document: Document, field: FieldPath): Value | undefined =>
  isNameField(field) ? new Reference(document.path) : getField(document.fields, field);
