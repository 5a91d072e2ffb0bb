import { compareTimestamps, type Timestamp } from './timestamp.ts';
import {
  type Fields,
  type GeoPoint,
  type NumberValue,
  type Reference,
  rankOf,
  typeRanks,
  type Value,
} from './values.ts';

/** A comparison function: negative when `a` comes first, positive when `b` does. */
export type Compare<T> = (a: T, b: T) => number;

const isSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdfff;

const firstDifference = (a: string, b: string) => {
  const length = Math.min(a.length, b.length);
  let at = 0;
  while (at < length && a.charCodeAt(at) === b.charCodeAt(at)) at++;
  return at;
};

const compareUnits = (a: number, b: number) => {
  // A surrogate is half of a code point above all those of a single UTF-16 unit.
  const surrogates = Number(isSurrogate(a)) - Number(isSurrogate(b));
  return surrogates || a - b;
};

/** Compares strings by their UTF-8 bytes, which is the order of their code points. */
export const compareStrings: Compare<string> = (a, b) => {
  if (a === b) return 0;
  const at = firstDifference(a, b);
  if (at === a.length || at === b.length) return a.length - b.length;
  return compareUnits(a.charCodeAt(at), b.charCodeAt(at));
};

const numericId = /^__id(-?\d+)__$/;

const segmentFrom = (path: string, start: number) => {
  const end = path.indexOf('/', start);
  return path.slice(start, end < 0 ? path.length : end);
};

const compareIds: Compare<string> = (a, b) => {
  const [left, right] = [numericId.exec(a)?.[1], numericId.exec(b)?.[1]];
  if (left && right) return Number(BigInt(left) - BigInt(right));
  if (left || right) return left ? -1 : 1;
  return compareStrings(a, b);
};

// A path or segment that ends comes before a longer one.
const pathUnitAt = (path: string, at: number) => {
  if (at === path.length) return -2;
  return path[at] === '/' ? -1 : path.charCodeAt(at);
};

/** Compares paths segment by segment. Numeric ids (`__id7__`) sort by number, before all others. */
export const comparePaths: Compare<string> = (a, b) => {
  if (a === b) return 0;
  const at = firstDifference(a, b);
  const start = at === 0 ? 0 : a.lastIndexOf('/', at - 1) + 1;
  if (a.startsWith('__id', start) || b.startsWith('__id', start)) {
    const difference = compareIds(segmentFrom(a, start), segmentFrom(b, start));
    if (difference !== 0) return difference;
  }
  return compareUnits(pathUnitAt(a, at), pathUnitAt(b, at));
};

/** Compares integers and doubles exactly, with JavaScript's mixed operators; not for NaN. */
const compareNumbers: Compare<NumberValue> = (a, b) => (a < b ? -1 : Number(a > b));

const compareLists = <T>(a: readonly T[], b: readonly T[], compare: Compare<T>): number => {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const result = compare(a[index] as T, b[index] as T);
    if (result !== 0) return result;
  }
  return a.length - b.length;
};

const compareEntries: Compare<[string, Value]> = (a, b) =>
  compareStrings(a[0], b[0]) || compareValues(a[1], b[1]);

const sortedEntries = (fields: Fields) => [...fields].sort((a, b) => compareStrings(a[0], b[0]));

const compareVectors: Compare<Fields> = (a, b) => {
  const left = a.get('value') as Value[];
  const right = b.get('value') as Value[];
  return left.length - right.length || compareLists(left, right, compareValues);
};

const compareOfRank: Record<number, Compare<never>> = {
  [typeRanks.null]: () => 0,
  [typeRanks.boolean]: (a: boolean, b: boolean) => Number(a) - Number(b),
  [typeRanks.nan]: () => 0,
  [typeRanks.number]: compareNumbers,
  [typeRanks.timestamp]: (a: Timestamp, b: Timestamp) => compareTimestamps(a, b),
  [typeRanks.string]: compareStrings,
  [typeRanks.bytes]: (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b),
  [typeRanks.reference]: (a: Reference, b: Reference) => comparePaths(a.name, b.name),
  [typeRanks.geoPoint]: (a: GeoPoint, b: GeoPoint) =>
    compareNumbers(a.latitude, b.latitude) || compareNumbers(a.longitude, b.longitude),
  [typeRanks.array]: (a: Value[], b: Value[]) => compareLists(a, b, compareValues),
  [typeRanks.vector]: compareVectors,
  [typeRanks.map]: (a: Fields, b: Fields) =>
    compareLists(sortedEntries(a), sortedEntries(b), compareEntries),
};

/**
 * Compares values of all types: queries sort and filter by this order. An integer and a double of
 * the same value are equal.
 * https://firebase.google.com/docs/firestore/manage-data/data-types#value_type_ordering
 */
export const compareValues: Compare<Value> = (a, b) => {
  if (typeof a === 'string' && typeof b === 'string') return compareStrings(a, b);
  if (typeof a === 'bigint' && typeof b === 'bigint') return compareNumbers(a, b);
  const rank = rankOf(a);
  const difference = rank - rankOf(b);
  return difference || (compareOfRank[rank] as Compare<Value>)(a, b);
};

/** Whether a filter treats two values as equal. */
export const equalValues = (a: Value, b: Value): boolean => compareValues(a, b) === 0;
