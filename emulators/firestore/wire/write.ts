import type { Database } from '../storage/database.ts';
import type { Precondition, SetWrite, Write } from '../storage/write.ts';
import { invalidArgument } from '../values/errors.ts';
import {
  type FieldPath,
  formatFieldPath,
  isNameField,
  parseFieldPath,
} from '../values/fieldPaths.ts';
import type { Transform } from '../values/transforms.ts';
import { isNumber } from '../values/values.ts';
import { decodeMask, documentPathIn } from './document.ts';
import type { WirePrecondition, WireTransform, WireValue, WireWrite } from './messages.ts';
import { decodeFields, decodeTimestamp, decodeValue } from './value.ts';

const decodePrecondition = (condition: WirePrecondition | undefined): Precondition | undefined => {
  if (condition?.updateTime) return { updateTime: decodeTimestamp(condition.updateTime) };
  return condition?.exists === undefined ? undefined : { exists: condition.exists };
};

const decodeNumber = (op: 'increment' | 'maximum' | 'minimum', value: WireValue): Transform => {
  const operand = decodeValue(value);
  if (!isNumber(operand)) throw invalidArgument(`The operand of ${op} must be a number.`);
  return { op, operand };
};

const decodeElements = (op: 'arrayUnion' | 'arrayRemove', values: WireValue[]): Transform => ({
  op,
  elements: values.map(decodeValue),
});

const decodeTransform = (wire: WireTransform): Transform => {
  if (wire.increment) return decodeNumber('increment', wire.increment);
  if (wire.maximum) return decodeNumber('maximum', wire.maximum);
  if (wire.minimum) return decodeNumber('minimum', wire.minimum);
  const { appendMissingElements: added, removeAllFromArray: removed } = wire;
  if (added) return decodeElements('arrayUnion', added.values);
  if (removed) return decodeElements('arrayRemove', removed.values);
  if (wire.setToServerValue === 'REQUEST_TIME') return { op: 'serverTimestamp' };
  throw invalidArgument(`The transform of "${wire.fieldPath}" is unknown.`);
};

const isWithin = (field: FieldPath, outer: FieldPath) =>
  field.length > outer.length && outer.every((name, at) => field[at] === name);

const assertApart = (transforms: SetWrite['transforms']) => {
  const nested = transforms.find(({ field }) =>
    transforms.some((other) => isWithin(field, other.field)),
  );
  if (nested) {
    throw invalidArgument(
      `Cannot transform "${formatFieldPath(nested.field)}" and an enclosing field at the same time.`,
    );
  }
};

const decodeTransforms = (wires: WireTransform[]): SetWrite['transforms'] => {
  const transforms = wires.map((wire) => {
    const field = parseFieldPath(wire.fieldPath);
    if (isNameField(field)) throw invalidArgument('Document names cannot be transformed.');
    return { field, transform: decodeTransform(wire) };
  });
  assertApart(transforms);
  return transforms;
};

/**
 * Decodes a write.
 * @throws {FirestoreError} INVALID_ARGUMENT when a name, field path or value is wrong.
 */
export const decodeWrite = (database: Database, wire: WireWrite): Write => {
  const precondition = decodePrecondition(wire.currentDocument);
  const at = (name: string) => ({ path: documentPathIn(database, name), precondition });
  if (wire.update) {
    const { name, fields } = wire.update;
    return {
      ...at(name),
      op: 'set',
      fields: decodeFields(fields),
      mask: decodeMask(wire.updateMask),
      transforms: decodeTransforms(wire.updateTransforms),
    };
  }
  if (wire.transform) {
    const transforms = decodeTransforms(wire.transform.fieldTransforms);
    return { ...at(wire.transform.document), op: 'set', fields: new Map(), mask: [], transforms };
  }
  if (wire.delete) return { ...at(wire.delete), op: 'delete' };
  if (wire.verify) return { ...at(wire.verify), op: 'verify' };
  throw invalidArgument('A write must update, delete, verify or transform a document.');
};
