import { type FieldPath, formatFieldPath, isNameField } from '../values/fieldPaths.ts';
import { comparePaths, compareStrings, compareValues } from '../values/order.ts';
import { isBelow } from '../values/paths.ts';
import { Reference, rankOf, type Value } from '../values/values.ts';
import type { Entry, IndexDefinition, IndexField } from './fieldIndex.ts';
import { type Conjunction, type FieldFilter, isInequality, tests } from './filter.ts';
import { type Cursor, compareToCursor, type Order, type Query } from './query.ts';

/** A query plan for one conjunction: a range scan of one index, in the order of the query. */
export interface Plan {
  readonly definition: IndexDefinition;
  /** Whether an entry comes before the range. */
  isBefore(entry: Entry): boolean;
  /** Whether an entry comes after the range. */
  isAfter(entry: Entry): boolean;
  /** The filters that the range cannot express. */
  readonly residual: Conjunction;
}

const sameField = (a: FieldPath, b: FieldPath) => formatFieldPath(a) === formatFieldPath(b);

/**
 * The position of a value relative to the range of a filter: negative below, positive above, 0
 * inside. A range covers one type. `!=` and `not-in` exclude only null here; the residual filters
 * do the rest.
 */
const positionInRange = ({ op, value: bound }: FieldFilter, value: Value): number => {
  if (op === '!=' || op === 'not-in') return value === null ? -1 : 0;
  const rank = rankOf(value) - rankOf(bound);
  if (rank !== 0) return rank;
  if (tests[op](value, bound)) return 0;
  return op === '<' || op === '<=' ? 1 : -1;
};

const isFieldEquality = ({ field, op }: FieldFilter) => op === '==' && !isNameField(field);

/**
 * The filters that become the index prefix: one equality per field and one array-contains. All
 * entries of the range have these values.
 */
export const prefixFilters = (conjunction: Conjunction): FieldFilter[] => {
  const prefix = conjunction
    .filter(isFieldEquality)
    .filter(({ field }, at, all) => all.findIndex((other) => sameField(other.field, field)) === at);
  const contains = conjunction.find(({ op }) => op === 'array-contains');
  return contains ? [...prefix, contains] : prefix;
};

/** The orders in which entries with the same prefix differ; the last is by name. */
export const remainingOrders = (
  orders: readonly Order[],
  prefix: readonly FieldFilter[],
): Order[] =>
  orders.filter(
    ({ field }) => !prefix.some((other) => isFieldEquality(other) && sameField(other.field, field)),
  );

const definitionOf = (prefix: FieldFilter[], remaining: Order[]): IndexDefinition => ({
  fields: [
    ...prefix.map<IndexField>(({ field, op }) => ({
      field,
      mode: op === '==' ? 'ASCENDING' : 'CONTAINS',
    })),
    ...remaining
      .slice(0, -1)
      .map<IndexField>(({ field, direction }) => ({ field, mode: direction })),
  ],
  nameDirection: (remaining.at(-1) as Order).direction,
});

/** Returns a function that reads the value of an entry for the nth order of the query. */
const orderedValue = (prefix: FieldFilter[], remaining: Order[], orders: readonly Order[]) => {
  const keyAt = orders.map((order) => {
    if (isNameField(order.field)) return undefined;
    const position = remaining.indexOf(order);
    if (position >= 0) return prefix.length + position;
    return prefix.findIndex(
      (other) => isFieldEquality(other) && sameField(other.field, order.field),
    );
  });
  return (entry: Entry, order: number): Value => {
    const key = keyAt[order];
    return key === undefined ? new Reference(entry.path) : (entry.keys[key] as Value);
  };
};

/** The position of an entry relative to a range: negative before, positive after, 0 inside. */
type RangePosition = (entry: Entry) => number;

const comparePrefix =
  (prefix: readonly FieldFilter[]): RangePosition =>
  ({ keys }) => {
    for (const [at, { value }] of prefix.entries()) {
      const result = compareValues(keys[at] as Value, value);
      if (result !== 0) return result;
    }
    return 0;
  };

// All names below a parent are adjacent, so a parent is a range of names as well.
const positionToParent =
  (parent: string): RangePosition =>
  ({ path }) =>
    isBelow(path, parent) ? 0 : comparePaths(path, parent);

/** The ranges that bound the first order after the prefix. */
const rangePositions = (
  query: Query,
  ranges: Conjunction,
  first: Order,
  valueAt: Reader,
): RangePosition[] => {
  const at = query.orders.indexOf(first);
  const positions = ranges.map<RangePosition>(
    (range) => (entry) => positionInRange(range, valueAt(entry, at)),
  );
  if (isNameField(first.field)) positions.push(positionToParent(query.parent));
  return first.direction === 'DESCENDING'
    ? positions.map((position) => (entry) => -position(entry))
    : positions;
};

type Reader = ReturnType<typeof orderedValue>;

const cursorPositions = (
  query: Query,
  cursor: Cursor | undefined,
  valueAt: Reader,
): RangePosition[] =>
  cursor
    ? [(entry) => compareToCursor(query.orders, (order) => valueAt(entry, order), cursor)]
    : [];

const isWhole = (part: FieldFilter, ranges: Conjunction) =>
  ranges.includes(part) && part.op !== '!=' && part.op !== 'not-in';

const byField = (a: FieldFilter, b: FieldFilter) =>
  compareStrings(formatFieldPath(a.field), formatFieldPath(b.field));

/** Plans one conjunction of a query. */
export const planFor = (query: Query, conjunction: Conjunction): Plan => {
  const prefix = prefixFilters(conjunction).sort(byField);
  const remaining = remainingOrders(query.orders, prefix);
  const first = remaining[0] as Order;
  const ranges = conjunction.filter(
    (part) => isInequality(part) && sameField(part.field, first.field),
  );
  const valueAt = orderedValue(prefix, remaining, query.orders);
  const prefixPosition = comparePrefix(prefix);
  const positions = rangePositions(query, ranges, first, valueAt);
  const starts = [...positions, ...cursorPositions(query, query.start, valueAt)];
  const ends = [...positions, ...cursorPositions(query, query.end, valueAt)];
  return {
    definition: definitionOf(prefix, remaining),
    isBefore(entry) {
      const position = prefixPosition(entry);
      return position === 0 ? starts.some((start) => start(entry) < 0) : position < 0;
    },
    isAfter(entry) {
      const position = prefixPosition(entry);
      return position === 0 ? ends.some((end) => end(entry) > 0) : position > 0;
    },
    residual: conjunction.filter((part) => !prefix.includes(part) && !isWhole(part, ranges)),
  };
};
