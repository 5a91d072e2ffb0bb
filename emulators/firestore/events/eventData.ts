import type { Database } from '../storage/database.ts';
import type { Document } from '../values/document.ts';
import { Timestamp } from '../values/timestamp.ts';
import { type Fields, GeoPoint, Reference, type Value } from '../values/values.ts';
import type { Message } from '../wire/protobuf/protobuf.ts';
import { encodeMessage, text } from '../wire/protobuf/protobufWriter.ts';
import { changedFields } from './changedFields.ts';
import type { DocumentEvent } from './documentEvent.ts';

/**
 * https://github.com/googleapis/google-cloudevents/blob/main/proto/google/events/cloud/firestore/v1/data.proto
 * It declares its own documents and values, with the field numbers of google.firestore.v1.
 */
const eventFields = { value: 1, oldValue: 2, updateMask: 3 } as const;
const documentFields = { name: 1, fields: 2, createTime: 3, updateTime: 4 } as const;
const valueFields = {
  boolean: 1,
  integer: 2,
  double: 3,
  reference: 5,
  map: 6,
  geoPoint: 8,
  array: 9,
  timestamp: 10,
  nothing: 11,
  string: 17,
  bytes: 18,
} as const;

const encodeTimestamp = ({ seconds, nanos }: Timestamp) =>
  encodeMessage([
    [1, BigInt(seconds)],
    [2, BigInt(nanos)],
  ]);

const encodeEntries = (field: number, fields: Fields): Message =>
  [...fields].map(([name, each]) => {
    const entry: Message = [
      [1, text(name)],
      [2, encodeValue(each)],
    ];
    return [field, encodeMessage(entry)];
  });

const encodeGeoPoint = ({ latitude, longitude }: GeoPoint) =>
  encodeMessage([
    [1, latitude],
    [2, longitude],
  ]);

const objectField = (object: object): Message => {
  if (object instanceof Map) return [[valueFields.map, encodeMessage(encodeEntries(1, object))]];
  if (Array.isArray(object)) {
    return [[valueFields.array, encodeMessage(object.map((each) => [1, encodeValue(each)]))]];
  }
  if (object instanceof Timestamp) return [[valueFields.timestamp, encodeTimestamp(object)]];
  if (object instanceof Reference) return [[valueFields.reference, text(object.name)]];
  if (object instanceof GeoPoint) return [[valueFields.geoPoint, encodeGeoPoint(object)]];
  return [[valueFields.bytes, object as Uint8Array]];
};

const valueField = (value: Value): Message => {
  if (value === null) return [[valueFields.nothing, 0n]];
  if (typeof value === 'boolean') return [[valueFields.boolean, value ? 1n : 0n]];
  if (typeof value === 'bigint') return [[valueFields.integer, value]];
  if (typeof value === 'number') return [[valueFields.double, value]];
  return typeof value === 'string' ? [[valueFields.string, text(value)]] : objectField(value);
};

const encodeValue = (value: Value): Buffer => encodeMessage(valueField(value));

const documentField = (
  field: number,
  database: Database,
  stored: Document | undefined,
): Message => {
  if (!stored) return [];
  const encoded = encodeMessage([
    [documentFields.name, text(database.nameOf(stored.path))],
    ...encodeEntries(documentFields.fields, stored.fields),
    [documentFields.createTime, encodeTimestamp(stored.createTime)],
    [documentFields.updateTime, encodeTimestamp(stored.updateTime)],
  ]);
  return [[field, encoded]];
};

/** The DocumentEventData of an event. */
export const encodeEventData = ({ database, change }: DocumentEvent): Buffer =>
  encodeMessage([
    ...documentField(eventFields.value, database, change.after),
    ...documentField(eventFields.oldValue, database, change.before),
    [eventFields.updateMask, encodeMessage(changedFields(change).map((path) => [1, text(path)]))],
  ]);
