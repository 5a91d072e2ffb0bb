import {
  RulesLatLng,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  type RulesValue,
} from '@tools-hub/rules';

/** A value in the protocol of the CLI: an object with one of these keys. */
export interface ExpressionValue {
  null_value?: null;
  bool_value?: boolean;
  int_value?: number;
  float_value?: number;
  string_value?: string;
  timestamp_value?: string;
  list_value?: { values?: ExpressionValue[] };
  set_value?: { values?: ExpressionValue[] };
  map_value?: { fields?: Record<string, ExpressionValue> };
  path_value?: { segments?: { simple: string }[] };
}

/** A value in the format of Firestore's REST API. */
export interface FirestoreValue {
  nullValue?: null;
  booleanValue?: boolean;
  integerValue?: string;
  doubleValue?: number | string;
  stringValue?: string;
  bytesValue?: string;
  timestampValue?: string;
  referenceValue?: string;
  geoPointValue?: { latitude?: number; longitude?: number };
  arrayValue?: { values?: FirestoreValue[] };
  mapValue?: { fields?: Record<string, FirestoreValue> };
}

type Readers<T> = { [K in keyof T]-?: (value: NonNullable<T[K]>) => RulesValue };

/** Decodes a value of the protocol. Throws a TypeError for an unknown kind. */
export const fromExpressionValue = (value: ExpressionValue): RulesValue =>
  read(value, expressionReaders);

/** Decodes a field of a Firestore document. Throws a TypeError for an unknown kind. */
export const fromFirestoreValue = (value: FirestoreValue): RulesValue =>
  read(value, firestoreReaders);

/** The resource that `firestore.get` returns for a document. */
export const fromDocument = (name: string, fields: Record<string, FirestoreValue>): RulesValue => {
  const path = toDocumentPath(name);
  return new Map<string, RulesValue>([
    ['data', toMap(fields, fromFirestoreValue)],
    ['id', path.segments.at(-1) as string],
    ['__name__', path],
  ]);
};

const read = <T extends object>(value: T, readers: Readers<T>): RulesValue => {
  const [kind, content] = Object.entries(value)[0] ?? [];
  if (kind === undefined || !Object.hasOwn(readers, kind)) {
    throw new TypeError(`Unknown kind of value: ${JSON.stringify(value)}`);
  }
  return readers[kind as keyof T](content);
};

const toMap = <T>(fields: Record<string, T>, fromValue: (value: T) => RulesValue): RulesValue =>
  new Map(Object.entries(fields).map(([key, value]) => [key, fromValue(value)]));

/** `2020-01-01T00:00:00.123456789Z`, with any number of decimals up to nine. */
const toTimestamp = (text: string): RulesTimestamp => {
  const [, whole, fraction = ''] = /^([^.Z]+)(?:\.(\d+))?/.exec(text) ?? [];
  const millis = Date.parse(`${whole}Z`);
  if (Number.isNaN(millis)) throw new TypeError(`Invalid timestamp: ${text}`);
  return new RulesTimestamp(BigInt(millis) / 1_000n, Number(fraction.padEnd(9, '0').slice(0, 9)));
};

/** `projects/p/databases/d/documents/…` without the project. */
const toDocumentPath = (name: string): RulesPath =>
  RulesPath.of(name.replace(/^projects\/[^/]+/, ''));

const expressionReaders: Readers<ExpressionValue> = {
  null_value: () => null,
  bool_value: (value) => value,
  int_value: (value) => BigInt(value),
  float_value: (value) => value,
  string_value: (value) => value,
  timestamp_value: toTimestamp,
  list_value: ({ values = [] }) => values.map(fromExpressionValue),
  set_value: ({ values = [] }) => new RulesSet(values.map(fromExpressionValue)),
  map_value: ({ fields = {} }) => toMap(fields, fromExpressionValue),
  path_value: ({ segments = [] }) => new RulesPath(segments.map(({ simple }) => simple)),
};

const firestoreReaders: Readers<FirestoreValue> = {
  nullValue: () => null,
  booleanValue: (value) => value,
  integerValue: (value) => BigInt(value),
  doubleValue: (value) => Number(value),
  stringValue: (value) => value,
  bytesValue: (value) => Uint8Array.from(Buffer.from(value, 'base64')),
  timestampValue: toTimestamp,
  referenceValue: toDocumentPath,
  geoPointValue: ({ latitude = 0, longitude = 0 }) => new RulesLatLng(latitude, longitude),
  arrayValue: ({ values = [] }) => values.map(fromFirestoreValue),
  mapValue: ({ fields = {} }) => toMap(fields, fromFirestoreValue),
};
