import type { Database } from '../database.ts';
import type { Document } from '../document.ts';
import { Timestamp } from '../timestamp.ts';
import { type Fields, GeoPoint, Reference, type Value } from '../values.ts';
import type { Message } from '../wire/protobuf.ts';
import { encodeMessage, text } from '../wire/protobufWriter.ts';
import { changedFields } from './changedFields.ts';
import type { DocumentEvent } from './documentEvent.ts';

/**
 * https://github.com/googleapis/google-cloudevents/blob/main/proto/google/events/cloud/firestore/v1/data.proto
 * It has documents and values of its own, with the numbers that google.firestore.v1 gives them.
 */
const eventData = { value: 1, oldValue: 2, updateMask: 3 } as const;
const document = { name: 1, fields: 2, createTime: 3, updateTime: 4 } as const;
const value = {
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
  if (object instanceof Map) return [[value.map, encodeMessage(encodeEntries(1, object))]];
  if (Array.isArray(object)) {
    return [[value.array, encodeMessage(object.map((each) => [1, encodeValue(each)]))]];
  }
  if (object instanceof Timestamp) return [[value.timestamp, encodeTimestamp(object)]];
  if (object instanceof Reference) return [[value.reference, text(object.name)]];
  if (object instanceof GeoPoint) return [[value.geoPoint, encodeGeoPoint(object)]];
  return [[value.bytes, object as Uint8Array]];
};

const valueField = (of: Value): Message => {
  if (of === null) return [[value.nothing, 0n]];
  if (typeof of === 'boolean') return [[value.boolean, of ? 1n : 0n]];
  if (typeof of === 'bigint') return [[value.integer, of]];
  if (typeof of === 'number') return [[value.double, of]];
  return typeof of === 'string' ? [[value.string, text(of)]] : objectField(of);
};

const encodeValue = (of: Value): Buffer => encodeMessage(valueField(of));

const documentField = (field: number, database: Database, of: Document | undefined): Message => {
  if (!of) return [];
  const encoded = encodeMessage([
    [document.name, text(database.nameOf(of.path))],
    ...encodeEntries(document.fields, of.fields),
    [document.createTime, encodeTimestamp(of.createTime)],
    [document.updateTime, encodeTimestamp(of.updateTime)],
  ]);
  return [[field, encoded]];
};

/** The DocumentEventData of an event. */
export const encodeEventData = ({ database, change }: DocumentEvent): Buffer =>
  encodeMessage([
    ...documentField(eventData.value, database, change.after),
    ...documentField(eventData.oldValue, database, change.before),
    [eventData.updateMask, encodeMessage(changedFields(change).map((path) => [1, text(path)]))],
  ]);
