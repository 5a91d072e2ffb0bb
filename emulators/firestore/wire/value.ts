import { invalidArgument } from '../values/errors.ts';
import { parseReference } from '../values/resourceNames.ts';
import { Timestamp } from '../values/timestamp.ts';
import { type Fields, GeoPoint, isVector, Reference, type Value } from '../values/values.ts';
import type { WireFields, WireTimestamp, WireValue } from './messages.ts';

const minSeconds = -62_135_596_800;
const maxSeconds = 253_402_300_799;

/**
 * Decodes a timestamp.
 * @throws {FirestoreError} INVALID_ARGUMENT outside of the years 1 to 9999.
 */
export const decodeTimestamp = (time: WireTimestamp): Timestamp => {
  const seconds = Number(time.seconds ?? 0);
  const nanos = time.nanos ?? 0;
  if (seconds < minSeconds || seconds > maxSeconds || nanos < 0 || nanos > 999_999_999) {
    throw invalidArgument('Timestamp is out of range: it must be within the years 1 to 9999.');
  }
  return new Timestamp(seconds, nanos);
};

/** Encodes a timestamp. */
export const encodeTimestamp = ({ seconds, nanos }: Timestamp): WireTimestamp => ({
  seconds,
  nanos,
});

const decodeGeoPoint = ({
  latitude = 0,
  longitude = 0,
}: {
  latitude?: number;
  longitude?: number;
}) => {
  if (!(Math.abs(latitude) <= 90)) {
    throw invalidArgument('Latitude must be in the range [-90, 90].');
  }
  if (!(Math.abs(longitude) <= 180)) {
    throw invalidArgument('Longitude must be in the range [-180, 180].');
  }
  return new GeoPoint(latitude, longitude);
};

const decodeReference = (name: string) => {
  parseReference(name);
  return new Reference(name);
};

/** Decodes fields. */
export const decodeFields = (fields: WireFields): Fields =>
  new Map(Object.keys(fields).map((name) => [name, decodeValue(fields[name] as WireValue)]));

/** https://firebase.google.com/docs/firestore/vector-search#limitations */
const maxDimension = 2048;

const assertVector = (vector: Fields) => {
  const numbers = vector.get('value');
  if (!Array.isArray(numbers) || !numbers.every((item) => typeof item === 'number')) {
    throw invalidArgument('A vector must hold its numbers in an array named "value".');
  }
  if (numbers.length === 0) throw invalidArgument('Cannot have a zero length vector.');
  if (numbers.length > maxDimension) {
    throw invalidArgument(`Vectors must be at most ${maxDimension} dimensions.`);
  }
  if (vector.size > 2) throw invalidArgument('Vector Value map has extraneous entries.');
};

const decodeMap = (fields: WireFields): Fields => {
  const map = decodeFields(fields);
  if (isVector(map)) assertVector(map);
  return map;
};

/**
 * Decodes a value.
 * @throws {FirestoreError} INVALID_ARGUMENT when it is malformed.
 */
export const decodeValue = (value: WireValue): Value => {
  if (value.stringValue !== undefined) return value.stringValue;
  if (value.integerValue !== undefined) return BigInt(value.integerValue);
  if (value.doubleValue !== undefined) return value.doubleValue;
  if (value.booleanValue !== undefined) return value.booleanValue;
  if (value.mapValue !== undefined) return decodeMap(value.mapValue.fields);
  if (value.arrayValue !== undefined) return value.arrayValue.values.map(decodeValue);
  if (value.timestampValue !== undefined) return decodeTimestamp(value.timestampValue).cut();
  if (value.nullValue !== undefined) return null;
  if (value.referenceValue !== undefined) return decodeReference(value.referenceValue);
  if (value.geoPointValue !== undefined) return decodeGeoPoint(value.geoPointValue);
  if (value.bytesValue !== undefined) return value.bytesValue;
  throw invalidArgument('A value has no type.');
};

/**
 * Decodes a value that a query compares with. Unlike a stored timestamp, it keeps its nanoseconds,
 * as in Google's emulator: no stored value equals one between two microseconds. Within lists and
 * maps, timestamps are truncated.
 * @throws {FirestoreError} INVALID_ARGUMENT when it is malformed.
 */
export const decodeComparedValue = (value: WireValue): Value =>
  value.timestampValue === undefined ? decodeValue(value) : decodeTimestamp(value.timestampValue);

/** Encodes fields. */
export const encodeFields = (fields: Fields): WireFields =>
  Object.fromEntries(Array.from(fields, ([name, value]) => [name, encodeValue(value)]));

const encodeObject = (value: object): WireValue => {
  if (value instanceof Map) return { mapValue: { fields: encodeFields(value) } };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeValue) } };
  if (value instanceof Timestamp) return { timestampValue: encodeTimestamp(value) };
  if (value instanceof Reference) return { referenceValue: value.name };
  if (value instanceof GeoPoint) return { geoPointValue: { ...value } };
  return { bytesValue: value as Uint8Array };
};

/** Encodes a value. */
export const encodeValue = (value: Value): WireValue => {
  if (value === null) return { nullValue: 'NULL_VALUE' };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { doubleValue: value };
  if (typeof value === 'bigint') return { integerValue: value.toString() };
  return typeof value === 'boolean' ? { booleanValue: value } : encodeObject(value);
};
