import { type Document, fieldValue } from '../values/document.ts';
import { invalidArgument } from '../values/errors.ts';
import { type FieldPath, isNameField } from '../values/fieldPaths.ts';
import { compareValues, equalValues } from '../values/order.ts';
import { type Reference, rankOf, typeRanks, type Value } from '../values/values.ts';

/** The filter operators, in the spelling of the SDKs. */
export type Operator =
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'in'
  | 'not-in'
  | 'array-contains'
  | 'array-contains-any';

/** A filter on one field. The value of `in`, `not-in` and `array-contains-any` is an array. */
export interface FieldFilter {
  readonly field: FieldPath;
  readonly op: Operator;
  readonly value: Value;
}

/** A conjunction or disjunction of filters. */
export interface CompositeFilter {
  readonly op: 'and' | 'or';
  readonly filters: readonly Filter[];
}

/** A tree of filters. */
export type Filter = FieldFilter | CompositeFilter;

/** Whether a filter is composite. */
export const isComposite = (filter: Filter): filter is CompositeFilter => 'filters' in filter;

const comparable = (value: Value, bound: Value) => rankOf(value) === rankOf(bound);

const contains = (array: Value, element: Value) =>
  Array.isArray(array) && array.some((item) => equalValues(item, element));

// In a list of operands, null and NaN match nothing, not even themselves.
const isListable = (value: Value) => value !== null && rankOf(value) !== typeRanks.nan;

const isOneOf = (operands: Value, value: Value) => isListable(value) && contains(operands, value);

/** The test of each operator. */
export const tests: Record<Operator, (value: Value, operand: Value) => boolean> = {
  '==': equalValues,
  '!=': (value, operand) => value !== null && !equalValues(value, operand),
  '<': (value, bound) => comparable(value, bound) && compareValues(value, bound) < 0,
  '<=': (value, bound) => comparable(value, bound) && compareValues(value, bound) <= 0,
  '>': (value, bound) => comparable(value, bound) && compareValues(value, bound) > 0,
  '>=': (value, bound) => comparable(value, bound) && compareValues(value, bound) >= 0,
  in: (value, operands) => isOneOf(operands, value),
  'not-in': (value, operands) =>
    value !== null && !contains(operands, null) && !isOneOf(operands, value),
  'array-contains': contains,
  'array-contains-any': (value, operands) =>
    Array.isArray(value) && value.some((item) => isOneOf(operands, item)),
};

/** Whether a document matches a filter. A document that lacks a field matches no filter on it. */
export const passes = (document: Document, filter: Filter): boolean => {
  if (isComposite(filter)) {
    return filter.op === 'and'
      ? filter.filters.every((part) => passes(document, part))
      : filter.filters.some((part) => passes(document, part));
  }
  const value = fieldValue(document, filter.field);
  return value !== undefined && tests[filter.op](value, filter.value);
};

/** All field filters of a filter tree. */
export const fieldFilters = (filter: Filter | undefined): FieldFilter[] => {
  if (!filter) return [];
  return isComposite(filter) ? filter.filters.flatMap(fieldFilters) : [filter];
};

const inequalities: readonly Operator[] = ['<', '<=', '>', '>=', '!=', 'not-in'];

/** Whether results must be sorted by the field of a filter. */
export const isInequality = ({ op }: FieldFilter): boolean => inequalities.includes(op);

/** https://firebase.google.com/docs/firestore/query-data/queries#limits_on_or_queries */
const maxDisjuncts = 30;

/** Filters that must all match. */
export type Conjunction = readonly FieldFilter[];

const alternatives = ({ field, op, value }: FieldFilter): Conjunction[] | undefined => {
  if (op !== 'in' && op !== 'array-contains-any') return undefined;
  const single = op === 'in' ? '==' : 'array-contains';
  return (value as Value[]).filter(isListable).map((item) => [{ field, op: single, value: item }]);
};

const conjoin = (left: Conjunction[], right: Conjunction[]) =>
  left.flatMap((a) => right.map((b) => [...a, ...b]));

const assertFew = (disjuncts: Conjunction[]) => {
  if (disjuncts.length > maxDisjuncts) {
    throw invalidArgument(
      `Too many disjunctions after normalization. Result had ${disjuncts.length} disjunctions which is more than the maximum of ${maxDisjuncts}`,
    );
  }
  return disjuncts;
};

/**
 * A filter in disjunctive normal form: a document matches when it matches one of the conjunctions.
 * No filter is one empty conjunction.
 * @throws {FirestoreError} INVALID_ARGUMENT when there are more than 30 conjunctions.
 */
export const disjunctsOf = (filter: Filter | undefined): Conjunction[] => {
  if (!filter) return [[]];
  if (!isComposite(filter)) return alternatives(filter) ?? [[filter]];
  const parts = filter.filters.map(disjunctsOf);
  if (filter.op === 'or') return assertFew(parts.flat());
  return parts.reduce((joined, part) => assertFew(conjoin(joined, part)), [[]]);
};

/** The path of the only document that can match, when a filter fixes the document name. */
export const fixedPath = (conjunction: Conjunction): string | undefined => {
  const equality = conjunction.find(({ field, op }) => isNameField(field) && op === '==');
  return equality && (equality.value as Reference).name;
};
