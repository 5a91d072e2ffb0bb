import { isIdentical } from '../storage/write.ts';
import type { Change } from '../values/document.ts';
import { type FieldPath, formatFieldPath } from '../values/fieldPaths.ts';
import { type Fields, isVector, type Value } from '../values/values.ts';

const isPlainMap = (value: Value | undefined): value is Fields =>
  value instanceof Map && !isVector(value);

const pathsBetween = (
  before: Value | undefined,
  after: Value | undefined,
  path: FieldPath,
): FieldPath[] => {
  if (isPlainMap(before) && isPlainMap(after)) {
    const names = new Set([...before.keys(), ...after.keys()]);
    return [...names].flatMap((name) =>
      pathsBetween(before.get(name), after.get(name), [...path, name]),
    );
  }
  return isIdentical(before, after) ? [] : [path];
};

/**
 * The paths of the fields that an update changed, nested fields included; none when the document
 * was created or deleted. Google's emulator never lists any.
 *
 * @see
 * https://github.com/googleapis/google-cloudevents/blob/main/proto/google/events/cloud/firestore/v1/data.proto
 */
export const changedFields = ({ before, after }: Change): string[] =>
  before && after ? pathsBetween(before.fields, after.fields, []).map(formatFieldPath) : [];
