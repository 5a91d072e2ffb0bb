import { EvaluationError } from './errors.ts';

/**
 * The values of the rules language.
 * https://firebase.google.com/docs/reference/rules/rules
 */

/** A point in time: whole seconds since 1970-01-01T00:00:00Z and 0..999,999,999 nanoseconds. */
export class RulesTimestamp {
  readonly seconds: bigint;
  readonly nanos: number;
  constructor(seconds: bigint, nanos: number) {
    this.seconds = seconds;
    this.nanos = nanos;
  }
}

/** A span of time. Both parts carry the same sign; nanos is within ±999,999,999. */
export class RulesDuration {
  readonly seconds: bigint;
  readonly nanos: number;
  constructor(seconds: bigint, nanos: number) {
    this.seconds = seconds;
    this.nanos = nanos;
  }
}

/** A point on earth, in degrees. */
export class RulesLatLng {
  readonly latitude: number;
  readonly longitude: number;
  constructor(latitude: number, longitude: number) {
    this.latitude = latitude;
    this.longitude = longitude;
  }
}

/** A resource path; `/a/b` has the segments `['a', 'b']`. */
export class RulesPath {
  readonly segments: readonly string[];
  constructor(segments: readonly string[]) {
    this.segments = segments;
  }

  /** Parses a path such as `/a/b`; empty segments are dropped. */
  static of(text: string): RulesPath {
    return new RulesPath(text.split('/').filter((segment) => segment !== ''));
  }

  toString(): string {
    return `/${this.segments.join('/')}`;
  }
}

/** An unordered collection without duplicates; `1` and `1.0` are the same member. */
export class RulesSet {
  private readonly members: ReadonlyMap<string, RulesValue>;
  constructor(values: Iterable<RulesValue>) {
    this.members = new Map(Array.from(values, (value) => [memberKey(value), value]));
  }

  get size(): number {
    return this.members.size;
  }

  has(value: RulesValue): boolean {
    return this.members.has(memberKey(value));
  }

  [Symbol.iterator](): Iterator<RulesValue> {
    return this.members.values();
  }
}

/** The result of `after.diff(before)`: the two maps, compared on demand. */
export class RulesMapDiff {
  readonly after: ReadonlyMap<string, RulesValue>;
  readonly before: ReadonlyMap<string, RulesValue>;
  constructor(after: ReadonlyMap<string, RulesValue>, before: ReadonlyMap<string, RulesValue>) {
    this.after = after;
    this.before = before;
  }
}

/** A constraint on an unknown value; `contains` applies to lists. */
export interface Constraint {
  readonly operator: '!=' | '<' | '<=' | '>' | '>=' | 'contains';
  readonly operand: RulesValue;
}

/**
 * The value of a field in all documents that a query may return. Only the constraints of the query
 * are known; what does not follow from them is an error.
 */
export class Unknown {
  readonly constraints: readonly Constraint[];
  constructor(constraints: readonly Constraint[]) {
    this.constraints = constraints;
  }
}

/** Any value of the rules language: bigint is int, number is float. */
export type RulesValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | RulesTimestamp
  | RulesDuration
  | RulesLatLng
  | RulesPath
  | RulesValue[]
  | Map<string, RulesValue>
  | RulesSet
  | RulesMapDiff
  | Unknown;

/** The type names. `is` accepts all of them except null and mapdiff, and also number. */
export type TypeName =
  | 'null'
  | 'bool'
  | 'int'
  | 'float'
  | 'string'
  | 'bytes'
  | 'timestamp'
  | 'duration'
  | 'latlng'
  | 'path'
  | 'list'
  | 'map'
  | 'set'
  | 'mapdiff';

/** The message when a result does not follow from the constraints of an unknown value. */
export const unproved = 'The filters of the query do not determine this for all documents.';

const primitiveTypes: Record<string, TypeName> = {
  boolean: 'bool',
  bigint: 'int',
  number: 'float',
  string: 'string',
};

/** The type of a value. Throws an EvaluationError for an unknown value. */
export const typeOf = (value: RulesValue): TypeName => {
  if (value === null) return 'null';
  if (typeof value !== 'object') return primitiveTypes[typeof value] as TypeName;
  if (value instanceof Map) return 'map';
  if (Array.isArray(value)) return 'list';
  if (value instanceof RulesPath) return 'path';
  if (value instanceof RulesTimestamp) return 'timestamp';
  if (value instanceof RulesDuration) return 'duration';
  if (value instanceof RulesSet) return 'set';
  if (value instanceof Uint8Array) return 'bytes';
  if (value instanceof Unknown) throw new EvaluationError(unproved);
  return value instanceof RulesLatLng ? 'latlng' : 'mapdiff';
};

/** A key that is equal for values that are the same member of a set. */
const memberKey = (value: RulesValue): string => {
  if (value instanceof Unknown) throw new EvaluationError(unproved);
  if (value instanceof RulesMapDiff) return `diff${mapKey(value.after)}${mapKey(value.before)}`;
  if (value instanceof RulesSet) return `set[${[...value].map(memberKey).sort().join()}]`;
  if (value instanceof RulesLatLng) return `latlng ${value.latitude} ${value.longitude}`;
  if (value instanceof RulesTimestamp || value instanceof RulesDuration) {
    return `${typeOf(value)} ${value.seconds} ${value.nanos}`;
  }
  if (value instanceof Uint8Array) return `bytes ${value.join()}`;
  if (value instanceof Map) return mapKey(value);
  if (Array.isArray(value)) return `[${value.map(memberKey).join()}]`;
  return typeof value === 'string' ? JSON.stringify(value) : scalarKey(value);
};

const scalarKey = (value: null | boolean | bigint | number | RulesPath): string => {
  if (value instanceof RulesPath) return `path ${JSON.stringify(value.segments)}`;
  return String(typeof value === 'number' && Number.isInteger(value) ? BigInt(value) : value);
};

const mapKey = (map: ReadonlyMap<string, RulesValue>): string => {
  const entries = Array.from(map, ([key, value]) => `${JSON.stringify(key)}:${memberKey(value)}`);
  return `{${entries.sort().join()}}`;
};
