import { valueSize } from '../values/documentLimits.ts';
import { FirestoreError, invalidArgument } from '../values/errors.ts';
import { formatFieldPath, isNameField } from '../values/fieldPaths.ts';
import {
  disjunctsOf,
  type FieldFilter,
  type Filter,
  fieldFilters,
  isComposite,
  isInequality,
  type Operator,
} from './filter.ts';
import { prefixFilters } from './plan.ts';
import type { Order, Query } from './query.ts';

const isAny =
  (...ops: Operator[]) =>
  ({ op }: FieldFilter) =>
    ops.includes(op);

const hasOr = (filter: Filter | undefined): boolean =>
  !!filter && isComposite(filter) && (filter.op === 'or' || filter.filters.some(hasOr));

const assertExclusions = (filters: readonly FieldFilter[], filter: Filter | undefined) => {
  if (filters.filter(isAny('!=', 'not-in')).length > 1) {
    throw invalidArgument(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  }
  const hasDisjunction = hasOr(filter) || filters.some(isAny('in', 'array-contains-any'));
  if (filters.some(isAny('not-in')) && hasDisjunction) {
    throw invalidArgument(
      "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
    );
  }
};

/**
 * Google's emulator refuses equality on a document's name beside inequalities of other fields only.
 */
const assertNameEquality = (filters: readonly FieldFilter[]) => {
  const inequalities = filters.filter(isInequality);
  if (inequalities.length === 0 || inequalities.some(({ field }) => isNameField(field))) return;
  if (!filters.some((filter) => isNameField(filter.field) && isAny('==', 'in')(filter))) return;
  throw invalidArgument(
    'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
  );
};

const assertDisjuncts = (filter: Filter | undefined) => {
  for (const conjunction of disjunctsOf(filter)) {
    if (conjunction.filter(isAny('array-contains')).length > 1) {
      throw invalidArgument("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
    }
  }
};

/** https://firebase.google.com/docs/firestore/query-data/multiple-range-fields#limitations */
const maxRangeFields = 10;

/** https://firebase.google.com/docs/firestore/query-data/queries#query_limitations */
const maxParts = 100;

const assertSize = ({ filter, explicitOrders, parent }: Query) => {
  const ranges = fieldFilters(filter).filter(isInequality);
  const fields = new Set(ranges.map(({ field }) => formatFieldPath(field)));
  if (fields.size > maxRangeFields) {
    throw invalidArgument(
      `A query can have ranges and inequalities on at most ${maxRangeFields} fields.`,
    );
  }
  const filters = disjunctsOf(filter).reduce((sum, conjunction) => sum + conjunction.length, 0);
  if (filters + explicitOrders.length + (parent ? 1 : 0) > maxParts) {
    throw invalidArgument(
      `A query can have at most ${maxParts} filters, orders and parent paths in total.`,
    );
  }
};

/** Google's emulator refuses more. It is the size of a value in an index entry. */
const maxValueBytes = 1_500;

const assertValueSizes = (filters: readonly FieldFilter[]) => {
  for (const filter of filters.filter(({ field }) => !isNameField(field))) {
    const { field, value } = filter;
    const hasList = isAny('in', 'not-in', 'array-contains-any')(filter);
    const values = hasList && Array.isArray(value) ? value : [value];
    if (values.every((one) => valueSize(one) <= maxValueBytes)) continue;
    const elements = isAny('array-contains', 'array-contains-any')(filter) ? '[*]' : '';
    throw invalidArgument(
      `value for ${formatFieldPath(field)}${elements} is too large to be used in a query`,
    );
  }
};

const assertOrders = (orders: readonly Order[]) => {
  const fields = orders.map(({ field }) => formatFieldPath(field));
  const repeated = fields.find((field, at) => fields.indexOf(field) < at);
  if (repeated !== undefined) {
    throw invalidArgument(`order by clause cannot contain duplicate fields ${repeated}`);
  }
  if (orders.slice(0, -1).some(({ field }) => isNameField(field))) {
    throw invalidArgument('order by clause cannot contain more fields after the key');
  }
};

/** Whether a query needs a descending scan of document names, for which no index exists. */
const isDescendingScan = ({ filter, orders }: Query) => {
  const [only] = orders;
  if (orders.length > 1 || only?.direction !== 'DESCENDING') return false;
  return disjunctsOf(filter).some((conjunction) => prefixFilters(conjunction).length === 0);
};

/**
 * Checks that production accepts a query.
 * https://firebase.google.com/docs/firestore/query-data/queries#query_limitations
 * @throws {FirestoreError} INVALID_ARGUMENT or FAILED_PRECONDITION naming the limit it breaks.
 */
export const assertWithinLimits = (query: Query): void => {
  const { filter, orders } = query;
  const filters = fieldFilters(filter);
  assertExclusions(filters, filter);
  assertNameEquality(filters);
  assertDisjuncts(filter);
  assertSize(query);
  assertValueSizes(filters);
  assertOrders(orders);
  if (isDescendingScan(query)) {
    throw new FirestoreError(
      'FAILED_PRECONDITION',
      'Firestore does not support descending key scans',
    );
  }
};
