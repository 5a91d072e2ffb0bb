import { EvaluationError } from './errors.ts';
import {
  RulesDuration,
  RulesLatLng,
  type RulesMapDiff,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  type RulesValue,
  typeOf,
  Unknown,
  unproved,
} from './values.ts';

/** Whether `==` holds: by value between int and float, false between any other two types. */
export function equals(left: RulesValue, right: RulesValue): boolean {
  if (typeof left === 'bigint' && typeof right === 'number') return sameNumber(left, right);
  if (typeof left === 'number' && typeof right === 'bigint') return sameNumber(right, left);
  return identical(left, right);
}

/**
 * Whether two values have the same type and content. So `in` a list or map compares. Throws when one
 * is not known: a query that fixes a value makes it known.
 */
export function identical(left: RulesValue, right: RulesValue): boolean {
  if (left instanceof Unknown || right instanceof Unknown) throw new EvaluationError(unproved);
  if (left === right) return true;
  if (typeof left !== 'object' || left === null) return false;
  if (typeof right !== 'object' || right === null) return false;
  return typeOf(left) === typeOf(right) && sameContent(left, right);
}

const sameNumber = (int: bigint, float: number) => Number.isInteger(float) && BigInt(float) === int;

function sameContent(left: object & RulesValue, right: object & RulesValue): boolean {
  if (Array.isArray(left)) return sameList(left, right as RulesValue[]);
  if (left instanceof Map) return sameMap(left, right as typeof left);
  if (left instanceof Uint8Array) return sameList([...left], [...(right as Uint8Array)]);
  if (left instanceof RulesPath) return samePath(left, right as RulesPath);
  if (left instanceof RulesSet) return sameSet(left, right as RulesSet);
  if (left instanceof RulesTimestamp) return sameInstant(left, right as RulesTimestamp);
  if (left instanceof RulesDuration) return sameInstant(left, right as RulesDuration);
  if (left instanceof RulesLatLng) return sameLatLng(left, right as RulesLatLng);
  return sameDiff(left as RulesMapDiff, right as RulesMapDiff);
}

function sameList(left: readonly RulesValue[], right: readonly RulesValue[]): boolean {
  return (
    left.length === right.length &&
    left.every((value, index) => identical(value, right[index] as RulesValue))
  );
}

function samePath(left: RulesPath, right: RulesPath): boolean {
  return sameList([...left.segments], [...right.segments]);
}

function sameMap(
  left: ReadonlyMap<string, RulesValue>,
  right: ReadonlyMap<string, RulesValue>,
): boolean {
  return (
    left.size === right.size &&
    Array.from(left.keys()).every((key) => {
      const other = right.get(key);
      return other !== undefined && identical(left.get(key) as RulesValue, other);
    })
  );
}

function sameSet(left: RulesSet, right: RulesSet): boolean {
  return left.size === right.size && [...left].every((value) => right.has(value));
}

function sameInstant(
  left: RulesTimestamp | RulesDuration,
  right: RulesTimestamp | RulesDuration,
): boolean {
  return left.seconds === right.seconds && left.nanos === right.nanos;
}

function sameLatLng(left: RulesLatLng, right: RulesLatLng): boolean {
  return left.latitude === right.latitude && left.longitude === right.longitude;
}

function sameDiff(left: RulesMapDiff, right: RulesMapDiff): boolean {
  return sameMap(left.after, right.after) && sameMap(left.before, right.before);
}
