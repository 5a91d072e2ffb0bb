import type { Database } from '../database.ts';
import type { Document } from '../document.ts';
import { invalidArgument } from '../errors.ts';
import { parseName } from '../names.ts';
import { formatTimestamp, Timestamp } from '../timestamp.ts';
import { type Fields, GeoPoint, Reference, type Value } from '../values.ts';
import { changedFields } from './changedFields.ts';
import { type DocumentEvent, type Outcome, outcomeOf, type Trigger } from './documentEvent.ts';
import { pathPattern } from './pathPattern.ts';

/** What the Functions emulator sends for a function of the first generation. */
export interface LegacyTrigger {
  eventTrigger: { eventType: string; resource: string; service: string };
}

const service = 'firestore.googleapis.com';
const typePrefix = 'providers/cloud.firestore/eventTypes/document.';
const types: Partial<Record<string, readonly Outcome[]>> = {
  create: ['created'],
  update: ['updated'],
  delete: ['deleted'],
  write: ['created', 'updated', 'deleted'],
};

// JSON has no numbers for these: https://protobuf.dev/programming-guides/json/
const jsonNumber = (value: number) => (Number.isFinite(value) ? value : String(value));

const jsonFields = (fields: Fields) =>
  Object.fromEntries([...fields].map(([name, value]) => [name, jsonValue(value)]));

const jsonObject = (value: object) => {
  if (value instanceof Map) return { mapValue: { fields: jsonFields(value) } };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(jsonValue) } };
  if (value instanceof Timestamp) return { timestampValue: formatTimestamp(value) };
  if (value instanceof Reference) return { referenceValue: value.name };
  if (value instanceof GeoPoint) return { geoPointValue: { ...value } };
  return { bytesValue: Buffer.from(value as Uint8Array).toString('base64') };
};

function jsonValue(value: Value): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'bigint') return { integerValue: value.toString() };
  if (typeof value === 'number') return { doubleValue: jsonNumber(value) };
  return typeof value === 'string' ? { stringValue: value } : jsonObject(value);
}

const jsonDocument = (database: Database, { path, fields, createTime, updateTime }: Document) => ({
  name: database.nameOf(path),
  fields: jsonFields(fields),
  createTime: formatTimestamp(createTime),
  updateTime: formatTimestamp(updateTime),
});

const jsonMask = (paths: string[]) => (paths.length > 0 ? { fieldPaths: paths } : {});

const bodyOf = (eventType: string, { id, database, change, time }: DocumentEvent) => ({
  data: {
    ...(change.after && { value: jsonDocument(database, change.after) }),
    ...(change.before && { oldValue: jsonDocument(database, change.before) }),
    updateMask: jsonMask(changedFields(change)),
  },
  context: {
    eventId: id,
    timestamp: formatTimestamp(time),
    eventType,
    resource: { name: database.nameOf(change.path), service },
  },
});

/**
 * A trigger of a function of the first generation: it gets JSON.
 * @throws {FirestoreError} INVALID_ARGUMENT when Firestore has no such event or resource.
 * @see https://firebase.google.com/docs/functions/1st-gen/firestore-events-1st
 */
export const legacyTrigger = (
  project: string,
  key: string,
  { eventTrigger: { eventType = '', resource = '', service: wanted } }: LegacyTrigger,
): Trigger => {
  const outcomes = eventType.startsWith(typePrefix) && types[eventType.slice(typePrefix.length)];
  if (!outcomes) throw invalidArgument(`Unsupported eventType: ${eventType}`);
  if (wanted !== service) throw invalidArgument(`EventTrigger service must be: ${service}`);
  const { database, path } = parseName(resource);
  const matches = pathPattern(path);
  return {
    key,
    database: { project, database },
    wants: (change) => outcomes.includes(outcomeOf(change)) && matches(change.path),
    deliveryOf: (event) => ({
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(bodyOf(eventType, event)),
    }),
  };
};
