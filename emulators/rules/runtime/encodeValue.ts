import {
  type Constraint,
  RulesDuration,
  RulesLatLng,
  type RulesMapDiff,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  type RulesValue,
  Unknown,
} from '../language/values.ts';
import { equals } from './equality.ts';
import { PartialMap } from './partialMap.ts';

/**
 * An encoded value of coverage reports and the requests feed: an object whose only key is the type.
 */
export type EncodedValue = Readonly<Record<string, unknown>>;

/**
 * Encodes a value in the format of Google's emulator: ints and durations as text, times in ISO
 * 8601, unknown values by their constraints.
 * https://firebase.google.com/docs/rules/emulator-reports
 */
export const encodeValue = (value: RulesValue): EncodedValue => {
  if (value === null) return { nullValue: null };
  if (typeof value === 'object') return encodeObject(value);
  if (typeof value === 'boolean') return { boolValue: value };
  if (typeof value === 'bigint') return { intValue: String(value) };
  return typeof value === 'string' ? { stringValue: value } : { floatValue: encodeFloat(value) };
};

/** JSON cannot represent the other numbers, so they are encoded as text. */
const encodeFloat = (value: number) => (Number.isFinite(value) ? value : String(value));

const encodeObject = (value: object & RulesValue): EncodedValue => {
  if (value instanceof Map) return { mapValue: { fields: encodeFields(value) } };
  if (Array.isArray(value)) return { listValue: { values: value.map(encodeValue) } };
  if (value instanceof RulesSet) return { setValue: { values: [...value].map(encodeValue) } };
  if (value instanceof RulesPath) {
    return { pathValue: { segments: value.segments.map((simple) => ({ simple })) } };
  }
  if (value instanceof RulesTimestamp) return { timestampValue: encodeTimestamp(value) };
  if (value instanceof RulesDuration) return { durationValue: encodeDuration(value) };
  if (value instanceof RulesLatLng) return { latlngValue: { ...value } };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  return value instanceof Unknown ? encodeUnknown(value) : encodeDiff(value);
};

const entriesOf = (map: ReadonlyMap<string, RulesValue>) =>
  map instanceof PartialMap ? map.knownEntries() : map.entries();

const encodeFields = (map: ReadonlyMap<string, RulesValue>): Record<string, EncodedValue> =>
  Object.fromEntries(Array.from(entriesOf(map), ([name, value]) => [name, encodeValue(value)]));

const encodeDiff = ({ after, before }: RulesMapDiff): EncodedValue => {
  const status = (key: string) => {
    const [now, then] = [after.get(key), before.get(key)];
    if (then === undefined) return 'ADDED';
    if (now === undefined) return 'REMOVED';
    return equals(now, then) ? 'UNCHANGED' : 'CHANGED';
  };
  const keys = [...new Set([...after.keys(), ...before.keys()])];
  return { mapDiffValue: { keyStatuses: Object.fromEntries(keys.map((k) => [k, status(k)])) } };
};

const comparators: Readonly<Record<Constraint['operator'], string>> = {
  '!=': 'NEQ',
  '<': 'LT',
  '<=': 'LTE',
  '>': 'GT',
  '>=': 'GTE',
  contains: 'LIST_CONTAINS',
};

const encodeUnknown = ({ constraints }: Unknown): EncodedValue => {
  const simpleConstraints = constraints.map(({ operator, operand }) => ({
    comparator: comparators[operator],
    value: encodeValue(operand),
  }));
  return { constraintValue: { simpleConstraints } };
};

const decimals = (nanos: number) =>
  nanos === 0
    ? ''
    : `.${String(nanos)
        .padStart(9, '0')
        .replace(/(000)+$/, '')}`;

const encodeTimestamp = ({ seconds, nanos }: RulesTimestamp): string => {
  const whole = new Date(Number(seconds) * 1_000).toISOString().slice(0, -5);
  return `${whole}${decimals(nanos)}Z`;
};

const encodeDuration = ({ seconds, nanos }: RulesDuration): string => {
  const sign = seconds < 0n || nanos < 0 ? '-' : '';
  const whole = seconds < 0n ? -seconds : seconds;
  return `${sign}${whole}${decimals(Math.abs(nanos))}s`;
};
