import type { FieldFilter, Filter, Operator } from '../query/filter.ts';
import type { Database } from '../storage/database.ts';
import { invalidArgument } from '../values/errors.ts';
import { type FieldPath, isNameField, parseFieldPath } from '../values/fieldPaths.ts';
import type { Value } from '../values/values.ts';
import type { WireFilter } from './messages.ts';
import { decodeOperand } from './operand.ts';
import { decodeComparedValue, decodeValue } from './value.ts';

const operators: Partial<Record<string, Operator>> = {
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  EQUAL: '==',
  NOT_EQUAL: '!=',
  ARRAY_CONTAINS: 'array-contains',
  IN: 'in',
  ARRAY_CONTAINS_ANY: 'array-contains-any',
  NOT_IN: 'not-in',
};

const unaryOperators: Partial<Record<string, { op: Operator; value: Value }>> = {
  IS_NAN: { op: '==', value: Number.NaN },
  IS_NULL: { op: '==', value: null },
  IS_NOT_NAN: { op: '!=', value: Number.NaN },
  IS_NOT_NULL: { op: '!=', value: null },
};

const compositeOperators: Partial<Record<string, 'and' | 'or'>> = { AND: 'and', OR: 'or' };

/**
 * The maximum number of values of an operator.
 * https://firebase.google.com/docs/firestore/query-data/queries
 */
const maxOperands: Partial<Record<Operator, number>> = {
  in: 30,
  'array-contains-any': 30,
  'not-in': 10,
};

const assertOperands = (name: string, value: Value, max: number) => {
  if (!Array.isArray(value)) throw invalidArgument(`'${name}' requires an array of values.`);
  if (value.length === 0) throw invalidArgument(`'${name}' requires a non-empty array.`);
  if (value.length > max) {
    throw invalidArgument(`'${name}' supports up to ${max} comparison values.`);
  }
};

const decodeField = (field: { fieldPath: string } | undefined): FieldPath =>
  parseFieldPath(field?.fieldPath ?? '');

const decodeFieldFilter = (
  database: Database,
  wire: NonNullable<WireFilter['fieldFilter']>,
): FieldFilter => {
  const field = decodeField(wire.field);
  const op = operators[wire.op ?? ''];
  if (!op || !wire.value) throw invalidArgument('A field filter needs an operator and a value.');
  if (isNameField(field) && op.startsWith('array')) {
    throw invalidArgument(`__name__ cannot be used with ${wire.op}.`);
  }
  const max = maxOperands[op];
  if (max === undefined) {
    return { field, op, value: decodeOperand(database, field, decodeComparedValue(wire.value)) };
  }
  const value = decodeValue(wire.value);
  assertOperands(wire.op as string, value, max);
  const values = (value as Value[]).map((item) => decodeOperand(database, field, item));
  return { field, op, value: values };
};

/**
 * Decodes a filter.
 * @throws {FirestoreError} INVALID_ARGUMENT when it is malformed or has too many values.
 */
export const decodeFilter = (database: Database, wire: WireFilter): Filter => {
  const { compositeFilter, fieldFilter, unaryFilter } = wire;
  if (fieldFilter) return decodeFieldFilter(database, fieldFilter);
  if (compositeFilter) {
    const filters = compositeFilter.filters.map((part) => decodeFilter(database, part));
    const op = compositeOperators[compositeFilter.op ?? ''];
    if (!op) throw invalidArgument('A composite filter needs an operator.');
    if (op === 'or' && filters.length === 0) throw invalidArgument("'OR' needs filters.");
    return { op, filters };
  }
  const unary = unaryOperators[unaryFilter?.op ?? ''];
  if (!unary) throw invalidArgument('A filter must be composite, on a field, or unary.');
  return { field: decodeField(unaryFilter?.field), ...unary };
};
