import type { Database } from '../storage/database.ts';
import { invalidArgument } from '../values/errors.ts';
import { type FieldPath, isNameField } from '../values/fieldPaths.ts';
import { splitName } from '../values/paths.ts';
import { Reference, type Value } from '../values/values.ts';
import { pathWithin } from './document.ts';

/**
 * Decodes a comparison value. Document names become paths within the database.
 * @throws {FirestoreError} INVALID_ARGUMENT when `__name__` is compared with anything but a name.
 */
export const decodeOperand = (
  database: Database,
  field: FieldPath | undefined,
  value: Value,
): Value => {
  if (!field || !isNameField(field)) return value;
  if (!(value instanceof Reference)) throw invalidArgument('__key__ filter value must be a Key');
  return new Reference(pathWithin(database, splitName(value.name)));
};
