import { EvaluationError } from '../language/errors.ts';
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
} from '../language/values.ts';

/**
 * The `==` operator: compares int and float by value; values of other different types are not
 * equal.
 */
export const equals = (left: RulesValue, right: RulesValue): boolean => {
  if (typeof left === 'bigint' && typeof right === 'number') return sameNumber(left, right);
  if (typeof left === 'number' && typeof right === 'bigint') return sameNumber(right, left);
  return identical(left, right);
};

/**
 * Whether two values have the same type and content, as `in` compares. Throws an EvaluationError
 * when one is unknown.
 */
export const identical = (left: RulesValue, right: RulesValue): boolean => {
  if (left instanceof Unknown || right instanceof Unknown) throw new EvaluationError(unproved);
  if (left === right) return true;
  if (typeof left !== 'object' || left === null) return false;
  if (typeof right !== 'object' || right === null) return false;
  return typeOf(left) === typeOf(right) && sameContent(left, right);
};

const sameNumber = (int: bigint, float: number) => Number.isInteger(float) && BigInt(float) === int;

const sameContent = (left: object & RulesValue, right: object & RulesValue): boolean => {
  if (Array.isArray(left)) return sameList(left, right as RulesValue[]);
  if (left instanceof Map) return sameMap(left, right as typeof left);
  if (left instanceof Uint8Array) return sameList([...left], [...(right as Uint8Array)]);
  if (left instanceof RulesPath) return samePath(left, right as RulesPath);
  if (left instanceof RulesSet) return sameSet(left, right as RulesSet);
  if (left instanceof RulesTimestamp) return sameInstant(left, right as RulesTimestamp);
  if (left instanceof RulesDuration) return sameInstant(left, right as RulesDuration);
  if (left instanceof RulesLatLng) return sameLatLng(left, right as RulesLatLng);
  return sameDiff(left as RulesMapDiff, right as RulesMapDiff);
};

const sameList = (left: readonly RulesValue[], right: readonly RulesValue[]): boolean =>
  left.length === right.length &&
  left.every((value, index) => identical(value, right[index] as RulesValue));

const samePath = (left: RulesPath, right: RulesPath): boolean =>
  sameList([...left.segments], [...right.segments]);

const sameMap = (
  left: ReadonlyMap<string, RulesValue>,
  right: ReadonlyMap<string, RulesValue>,
): boolean =>
  left.size === right.size &&
  Array.from(left.keys()).every((key) => {
    const other = right.get(key);
    return other !== undefined && identical(left.get(key) as RulesValue, other);
  });

const sameSet = (left: RulesSet, right: RulesSet): boolean =>
  left.size === right.size && [...left].every((value) => right.has(value));

const sameInstant = (
  left: RulesTimestamp | RulesDuration,
  right: RulesTimestamp | RulesDuration,
): boolean => left.seconds === right.seconds && left.nanos === right.nanos;

const sameLatLng = (left: RulesLatLng, right: RulesLatLng): boolean =>
  left.latitude === right.latitude && left.longitude === right.longitude;

const sameDiff = (left: RulesMapDiff, right: RulesMapDiff): boolean =>
  sameMap(left.after, right.after) && sameMap(left.before, right.before);
