import type { Database } from '../database.ts';
import type { Document } from '../document.ts';
import { invalidArgument } from '../errors.ts';
import { type FieldPath, isNameField, maskFields, parseFieldPath } from '../fieldPaths.ts';
import { assertDocumentPath, databaseName, parseName } from '../names.ts';
import type { WireDocument, WireMask } from './messages.ts';
import { encodeFields, encodeTimestamp } from './value.ts';

/** The field paths of a mask; undefined when there is none. */
export const decodeMask = (mask: WireMask | undefined): FieldPath[] | undefined =>
  mask?.fieldPaths.map(parseFieldPath);

/**
 * The path within the database that a full resource name stands for.
 * @throws {FirestoreError} INVALID_ARGUMENT when it is not a name, or one of another database.
 */
export const pathIn = (database: Database, name: string): string => {
  const { path, ...id } = parseName(name);
  if (databaseName(id) !== databaseName(database.id)) {
    throw invalidArgument(
      `Resource name "${name}" does not belong to ${databaseName(database.id)}.`,
    );
  }
  return path;
};

/**
 * The path of a document, given its full resource name.
 * @throws {FirestoreError} INVALID_ARGUMENT when it is not the name of a document in the database.
 */
export const documentPathIn = (database: Database, name: string): string => {
  const path = pathIn(database, name);
  assertDocumentPath(path);
  return path;
};

/**
 * A document for the wire.
 * @param mask The fields to send; all when undefined. `__name__` stands for none.
 */
export const encodeDocument = (
  database: Database,
  document: Document,
  mask: readonly FieldPath[] | undefined,
): WireDocument => {
  const named = mask?.filter((path) => !isNameField(path));
  const fields = named ? maskFields(document.fields, named) : document.fields;
  return {
    name: database.nameOf(document.path),
    fields: encodeFields(fields),
    createTime: encodeTimestamp(document.createTime),
    updateTime: encodeTimestamp(document.updateTime),
  };
};
