import type { Entry, IndexDefinition, IndexField } from './fieldIndex.ts';
import { type FieldPath, formatFieldPath, isNameField } from './fieldPaths.ts';
import { type Conjunction, type FieldFilter, isInequality, tests } from './filter.ts';
import { isBelow } from './names.ts';
import { comparePaths, compareStrings, compareValues } from './order.ts';
import { type Cursor, compareToCursor, type Order, type Query } from './query.ts';
import { Reference, rankOf, type Value } from './values.ts';

/** How to find the documents of a conjunction, in the query's order: a range of an index. */
export interface Plan {
  readonly definition: IndexDefinition;
  /** True of the entries before the range, and of no others. */
  isBefore(entry: Entry): boolean;
  /** True of the entries after the range, and of no others. */
  isAfter(entry: Entry): boolean;
  /** The conditions that a range cannot express. */
  readonly residual: Conjunction;
}

const sameField = (a: FieldPath, b: FieldPath) => formatFieldPath(a) === formatFieldPath(b);

/**
 * On which side of a condition's range a value lies: negative below, positive above, 0 inside.
 * Ranges stay within one type; `!=` and `not-in` leave out only null here.
 */
const sideOf = ({ op, value: bound }: FieldFilter, value: Value): number => {
  if (op === '!=' || op === 'not-in') return value === null ? -1 : 0;
  const rank = rankOf(value) - rankOf(bound);
  if (rank !== 0) return rank;
  if (tests[op](value, bound)) return 0;
  return op === '<' || op === '<=' ? 1 : -1;
};

const isPin = ({ field, op }: FieldFilter) => op === '==' && !isNameField(field);

/** The equalities, one per field, and one array-contains: what all entries of the range share. */
export const pinsOf = (conjunction: Conjunction): FieldFilter[] => {
  const pins = conjunction
    .filter(isPin)
    .filter(({ field }, at, all) => all.findIndex((pin) => sameField(pin.field, field)) === at);
  const contains = conjunction.find(({ op }) => op === 'array-contains');
  return contains ? [...pins, contains] : pins;
};

/** The orders that tell entries with the same pins apart; the last is by name. */
export const openOrders = (orders: readonly Order[], pins: readonly FieldFilter[]): Order[] =>
  orders.filter(({ field }) => !pins.some((pin) => isPin(pin) && sameField(pin.field, field)));

const definitionOf = (pins: FieldFilter[], open: Order[]): IndexDefinition => ({
  fields: [
    ...pins.map<IndexField>(({ field, op }) => ({
      field,
      mode: op === '==' ? 'ASCENDING' : 'CONTAINS',
    })),
    ...open.slice(0, -1).map<IndexField>(({ field, direction }) => ({ field, mode: direction })),
  ],
  nameDirection: (open.at(-1) as Order).direction,
});

/** Reads what an entry has under each of the query's orders. */
const orderedValue = (pins: FieldFilter[], open: Order[], orders: readonly Order[]) => {
  const keyAt = orders.map((order) => {
    if (isNameField(order.field)) return undefined;
    const place = open.indexOf(order);
    if (place >= 0) return pins.length + place;
    return pins.findIndex((pin) => isPin(pin) && sameField(pin.field, order.field));
  });
  return (entry: Entry, order: number): Value => {
    const key = keyAt[order];
    return key === undefined ? new Reference(entry.path) : (entry.keys[key] as Value);
  };
};

/** Where an entry lies to a range: negative before it, positive behind it, 0 within. */
type Side = (entry: Entry) => number;

const pinSide =
  (pins: readonly FieldFilter[]): Side =>
  ({ keys }) => {
    for (const [at, { value }] of pins.entries()) {
      const result = compareValues(keys[at] as Value, value);
      if (result !== 0) return result;
    }
    return 0;
  };

// All names below a parent lie side by side, so the parent is a range of names as well.
const parentSide =
  (parent: string): Side =>
  ({ path }) =>
    isBelow(path, parent) ? 0 : comparePaths(path, parent);

/** The ranges that bound the first order in which entries with the same pins differ. */
const rangeSides = (query: Query, ranges: Conjunction, first: Order, valueAt: Reader): Side[] => {
  const at = query.orders.indexOf(first);
  const sides = ranges.map<Side>((range) => (entry) => sideOf(range, valueAt(entry, at)));
  if (isNameField(first.field)) sides.push(parentSide(query.parent));
  return first.direction === 'DESCENDING' ? sides.map((side) => (entry) => -side(entry)) : sides;
};

type Reader = ReturnType<typeof orderedValue>;

const cursorSide = (query: Query, cursor: Cursor | undefined, valueAt: Reader): Side[] =>
  cursor
    ? [(entry) => compareToCursor(query.orders, (order) => valueAt(entry, order), cursor)]
    : [];

const isWhole = (part: FieldFilter, ranges: Conjunction) =>
  ranges.includes(part) && part.op !== '!=' && part.op !== 'not-in';

const byField = (a: FieldFilter, b: FieldFilter) =>
  compareStrings(formatFieldPath(a.field), formatFieldPath(b.field));

/** The plan for one conjunction of a query. */
export const planFor = (query: Query, conjunction: Conjunction): Plan => {
  const pins = pinsOf(conjunction).sort(byField);
  const open = openOrders(query.orders, pins);
  const first = open[0] as Order;
  const ranges = conjunction.filter(
    (part) => isInequality(part) && sameField(part.field, first.field),
  );
  const valueAt = orderedValue(pins, open, query.orders);
  const pinned = pinSide(pins);
  const sides = rangeSides(query, ranges, first, valueAt);
  const starts = [...sides, ...cursorSide(query, query.start, valueAt)];
  const ends = [...sides, ...cursorSide(query, query.end, valueAt)];
  return {
    definition: definitionOf(pins, open),
    isBefore(entry) {
      const side = pinned(entry);
      return side === 0 ? starts.some((start) => start(entry) < 0) : side < 0;
    },
    isAfter(entry) {
      const side = pinned(entry);
      return side === 0 ? ends.some((end) => end(entry) > 0) : side > 0;
    },
    residual: conjunction.filter((part) => !pins.includes(part) && !isWhole(part, ranges)),
  };
};
