import type { Database } from '../storage/database.ts';
import type { Document } from '../values/document.ts';
import { invalidArgument } from '../values/errors.ts';
import { type FieldPath, isNameField, maskFields, parseFieldPath } from '../values/fieldPaths.ts';
import { databaseName, type ResourceName } from '../values/paths.ts';
import { parseDocumentName } from '../values/resourceNames.ts';
import type { WireDocument, WireMask } from './messages.ts';
import { encodeFields, encodeTimestamp } from './value.ts';

/** Decodes the field paths of a mask; undefined when there is none. */
export const decodeMask = (mask: WireMask | undefined): FieldPath[] | undefined =>
  mask?.fieldPaths.map(parseFieldPath);

/**
 * The path of a name within a database.
 * @throws {FirestoreError} INVALID_ARGUMENT when the name belongs to another database.
 */
export const pathWithin = (database: Database, { path, ...id }: ResourceName): string => {
  const [expected, actual] = [databaseName(database.id), databaseName(id)];
  if (actual !== expected) {
    throw invalidArgument(
      `The request was for database '${expected}' but was attempting to access database '${actual}'`,
    );
  }
  return path;
};

/**
 * The path of a document, given its full resource name.
 * @throws {FirestoreError} INVALID_ARGUMENT when it is not a document name of the database.
 */
export const documentPathIn = (database: Database, name: string): string =>
  pathWithin(database, parseDocumentName(name));

/**
 * Encodes a document.
 * @param mask The fields to send; all when undefined. `__name__` selects no field.
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
