import { RulesLatLng, RulesPath, RulesTimestamp, type RulesValue } from '../rules/values.ts';
import type { Database } from './database.ts';
import type { Document } from './document.ts';
import { lastIdOf } from './paths.ts';
import { Timestamp } from './timestamp.ts';
import { type Fields, GeoPoint, Reference, type Value } from './values.ts';

/** A point in time as rules see it. */
export const rulesTimestamp = ({ seconds, nanos }: Timestamp): RulesTimestamp =>
  new RulesTimestamp(BigInt(seconds), nanos);

/** A stored value as rules see it. */
export const rulesValue = (value: Value): RulesValue => {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Map) return rulesFields(value);
  if (Array.isArray(value)) return value.map(rulesValue);
  if (value instanceof Timestamp) return rulesTimestamp(value);
  if (value instanceof GeoPoint) return new RulesLatLng(value.latitude, value.longitude);
  // Rules know no project: a reference is a path from /databases on.
  if (value instanceof Reference) return new RulesPath(value.name.split('/').slice(2));
  return value;
};

const rulesFields = (fields: Fields): Map<string, RulesValue> =>
  new Map(Array.from(fields, ([name, value]) => [name, rulesValue(value)]));

/** The path of a document as rules see it: `/databases/(default)/documents/tools/x`. */
export const rulesPath = (database: Database, path: string): string =>
  `/databases/${database.id.database}/documents/${path}`;

/** A document as rules see it: `resource` or `request.resource`; null when it is missing. */
export const rulesResource = (database: Database, document: Document | undefined): RulesValue => {
  if (!document) return null;
  const { path, fields } = document;
  return new Map<string, RulesValue>([
    ['id', lastIdOf(path)],
    ['__name__', RulesPath.of(rulesPath(database, path))],
    ['data', rulesFields(fields)],
  ]);
};

/** Any part of a decoded token as rules see it. */
export const rulesJson = (json: unknown): RulesValue => {
  if (Array.isArray(json)) return json.map(rulesJson);
  if (typeof json === 'number') return Number.isInteger(json) ? BigInt(json) : json;
  if (typeof json === 'object' && json !== null) {
    return new Map(Object.entries(json).map(([name, value]) => [name, rulesJson(value)]));
  }
  return (json ?? null) as RulesValue;
};
