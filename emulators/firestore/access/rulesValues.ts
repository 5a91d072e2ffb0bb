import { RulesLatLng, RulesPath, RulesTimestamp, type RulesValue } from '@tools-hub/rules';
import type { Database } from '../storage/database.ts';
import type { Document } from '../values/document.ts';
import { lastIdOf } from '../values/paths.ts';
import { Timestamp } from '../values/timestamp.ts';
import { type Fields, GeoPoint, Reference, type Value } from '../values/values.ts';

/** Converts a timestamp to its rules value. */
export const rulesTimestamp = ({ seconds, nanos }: Timestamp): RulesTimestamp =>
  new RulesTimestamp(BigInt(seconds), nanos);

/** Converts a stored value to its rules value. */
export const rulesValue = (value: Value): RulesValue => {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Map) return rulesFields(value);
  if (Array.isArray(value)) return value.map(rulesValue);
  if (value instanceof Timestamp) return rulesTimestamp(value);
  if (value instanceof GeoPoint) return new RulesLatLng(value.latitude, value.longitude);
  // Rules have no projects: a reference is a path that starts at /databases.
  if (value instanceof Reference) return new RulesPath(value.name.split('/').slice(2));
  return value;
};

const rulesFields = (fields: Fields): Map<string, RulesValue> =>
  new Map(Array.from(fields, ([name, value]) => [name, rulesValue(value)]));

/** The path of a document in the rules: `/databases/(default)/documents/tools/x`. */
export const rulesPath = (database: Database, path: string): string =>
  `/databases/${database.id.database}/documents/${path}`;

/** A document as `resource` or `request.resource` of the rules; null when it is missing. */
export const rulesResource = (database: Database, document: Document | undefined): RulesValue => {
  if (!document) return null;
  const { path, fields } = document;
  return new Map<string, RulesValue>([
    ['id', lastIdOf(path)],
    ['__name__', RulesPath.of(rulesPath(database, path))],
    ['data', rulesFields(fields)],
  ]);
};

/** Converts any part of a decoded token to its rules value. */
export const rulesJson = (json: unknown): RulesValue => {
  if (Array.isArray(json)) return json.map(rulesJson);
  if (typeof json === 'number') return Number.isInteger(json) ? BigInt(json) : json;
  if (typeof json === 'object' && json !== null) {
    return new Map(Object.entries(json).map(([name, value]) => [name, rulesJson(value)]));
  }
  return (json ?? null) as RulesValue;
};
