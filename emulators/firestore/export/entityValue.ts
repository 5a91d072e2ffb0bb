import { Timestamp } from '../values/timestamp.ts';
import { type Fields, GeoPoint, Reference, type Value } from '../values/values.ts';
import { type Content, Group, type Message } from '../wire/protobuf/protobuf.ts';
import { contentOf, readText } from '../wire/protobuf/protobufReader.ts';
import { text } from '../wire/protobuf/protobufWriter.ts';
import { decodeReference, encodeReference } from './entityKey.ts';

/**
 * Document values as Datastore's PropertyValue. The meaning of a property distinguishes types that
 * share a representation.
 * https://github.com/GoogleCloudPlatform/appengine-java-standard/blob/main/protobuf/api/entity.proto
 */
const field = { integer: 1, boolean: 2, bytes: 3, double: 4, point: 5, reference: 12 } as const;
const point = { latitude: 6, longitude: 7 } as const;

/**
 * Property.Meaning; `vector` is the value that Google's emulator writes; the published file has
 * none.
 */
export const meanings = {
  timestamp: 7n,
  geoPoint: 9n,
  bytes: 14n,
  shortBytes: 16n,
  map: 19n,
  emptyList: 24n,
  vector: 31n,
} as const;

/** A value with its meaning. */
export interface PropertyValue {
  meaning?: bigint | undefined;
  content: Message;
}

/** How maps are encoded. */
export interface EncodeContext {
  encodeMap(fields: Fields): Buffer;
}

/** How maps are decoded, and the exported and importing project. */
export interface DecodeContext {
  decodeMap(entity: Uint8Array): Fields;
  projects: { from: string; to: string };
}

const micros = 1_000_000n;

const encodeTimestamp = ({ seconds, nanos }: Timestamp) =>
  BigInt(seconds) * micros + BigInt(Math.floor(nanos / 1000));

const decodeTimestamp = (value: bigint) => {
  const rest = ((value % micros) + micros) % micros;
  return new Timestamp(Number((value - rest) / micros), Number(rest) * 1000);
};

const encodeGeoPoint = ({ latitude, longitude }: GeoPoint) =>
  new Group([
    [point.latitude, latitude],
    [point.longitude, longitude],
  ]);

const encodeObject = (value: object, { encodeMap }: EncodeContext): PropertyValue => {
  if (value instanceof Map) {
    return { meaning: meanings.map, content: [[field.bytes, encodeMap(value)]] };
  }
  if (value instanceof Timestamp) {
    return { meaning: meanings.timestamp, content: [[field.integer, encodeTimestamp(value)]] };
  }
  if (value instanceof GeoPoint) {
    return { meaning: meanings.geoPoint, content: [[field.point, encodeGeoPoint(value)]] };
  }
  if (value instanceof Reference) {
    return { content: [[field.reference, encodeReference(value.name)]] };
  }
  return { meaning: meanings.bytes, content: [[field.bytes, value as Uint8Array]] };
};

/** Encodes one value other than an array or a vector. */
export const encodeValue = (value: Value, context: EncodeContext): PropertyValue => {
  if (value === null) return { content: [] };
  if (typeof value === 'boolean') return { content: [[field.boolean, value ? 1n : 0n]] };
  if (typeof value === 'bigint') return { content: [[field.integer, value]] };
  if (typeof value === 'number') return { content: [[field.double, value]] };
  if (typeof value === 'string') return { content: [[field.bytes, text(value)]] };
  return encodeObject(value, context);
};

const decodeBytes = (
  bytes: Uint8Array,
  meaning: bigint | undefined,
  { decodeMap }: DecodeContext,
): Value => {
  if (meaning === meanings.map) return decodeMap(bytes);
  if (meaning === meanings.bytes || meaning === meanings.shortBytes) return bytes;
  return readText(bytes);
};

const decodeInteger = (value: bigint, meaning: bigint | undefined) =>
  meaning === meanings.timestamp ? decodeTimestamp(value) : value;

const coordinate = (message: Message, number: number) => {
  const degrees = contentOf(message, number);
  if (typeof degrees !== 'number') throw new Error('a point lacks a coordinate');
  return degrees;
};

const decodeGroup = (number: number, { message }: Group, { projects }: DecodeContext): Value => {
  if (number === field.reference) return new Reference(decodeReference(message, projects));
  if (number !== field.point) throw new Error('a value has a type that Firestore does not have');
  return new GeoPoint(coordinate(message, point.latitude), coordinate(message, point.longitude));
};

const decodeContent = (
  number: number,
  content: Content,
  meaning: bigint | undefined,
  context: DecodeContext,
): Value => {
  if (content instanceof Group) return decodeGroup(number, content, context);
  if (content instanceof Uint8Array) return decodeBytes(content, meaning, context);
  if (typeof content === 'number') return content;
  return number === field.boolean ? content !== 0n : decodeInteger(content, meaning);
};

/**
 * Encodes one value other than an array or a vector.
 * @throws {Error} when Firestore does not support its type.
 */
export const decodeValue = (
  { meaning, content: [only] }: PropertyValue,
  context: DecodeContext,
): Value => (only ? decodeContent(...only, meaning, context) : null);
