import { Timestamp } from './timestamp.ts';

/** A reference to a document, by its full resource name `projects/…/databases/…/documents/…`. */
export class Reference {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** A point on earth, in degrees. */
export class GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
  constructor(latitude: number, longitude: number) {
    this.latitude = latitude;
    this.longitude = longitude;
  }
}

/** The fields of a document or of a map value. */
export type Fields = Map<string, Value>;

/**
 * A Firestore value: bigint is its integer (64 bits), number its double. A vector is a map, as it
 * is on the wire: `{__type__: '__vector__', value: [doubles]}`.
 */
export type Value =
  | null
  | boolean
  | bigint
  | number
  | Timestamp
  | string
  | Uint8Array
  | Reference
  | GeoPoint
  | Value[]
  | Fields;

/** An integer or a double. */
export type NumberValue = bigint | number;

/** Whether a value is a number; NaN is one. */
export const isNumber = (value: Value | undefined): value is NumberValue =>
  typeof value === 'number' || typeof value === 'bigint';

/** Whether a map is a vector. */
export const isVector = (fields: Fields): boolean => fields.get('__type__') === '__vector__';

/**
 * The types in the order in which values of different types sort.
 * https://firebase.google.com/docs/firestore/manage-data/data-types#value_type_ordering
 */
export const typeRanks = {
  null: 0,
  boolean: 1,
  nan: 2,
  number: 3,
  timestamp: 4,
  string: 5,
  bytes: 6,
  reference: 7,
  geoPoint: 8,
  array: 9,
  vector: 10,
  map: 11,
} as const;

const primitiveRanks: Partial<Record<string, number>> = {
  boolean: typeRanks.boolean,
  bigint: typeRanks.number,
  string: typeRanks.string,
};

/** The rank of a value's type in the type order; NaN counts as a separate type. */
export const rankOf = (value: Value): number => {
  if (value === null) return typeRanks.null;
  if (typeof value === 'number') return Number.isNaN(value) ? typeRanks.nan : typeRanks.number;
  if (typeof value !== 'object') return primitiveRanks[typeof value] as number;
  if (value instanceof Map) return isVector(value) ? typeRanks.vector : typeRanks.map;
  if (Array.isArray(value)) return typeRanks.array;
  if (value instanceof Timestamp) return typeRanks.timestamp;
  if (value instanceof Reference) return typeRanks.reference;
  return value instanceof GeoPoint ? typeRanks.geoPoint : typeRanks.bytes;
};
