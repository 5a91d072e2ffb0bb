/**
 * The messages of google.firestore.v1 as @grpc/proto-loader represents them: 64-bit integers and
 * enums as strings, bytes as buffers, repeated fields and maps always present.
 * https://github.com/googleapis/googleapis/tree/master/google/firestore/v1
 */

/** A point in time. */
export interface WireTimestamp {
  seconds: string | number;
  nanos: number;
}

/** Fields by name. */
export type WireFields = Record<string, WireValue>;

/** A value: exactly one of the fields is present. */
export interface WireValue {
  nullValue?: 'NULL_VALUE';
  booleanValue?: boolean;
  integerValue?: string;
  doubleValue?: number;
  timestampValue?: WireTimestamp;
  stringValue?: string;
  bytesValue?: Uint8Array;
  referenceValue?: string;
  geoPointValue?: { latitude?: number; longitude?: number };
  arrayValue?: { values: WireValue[] };
  mapValue?: { fields: WireFields };
}

/** A document with its full resource name. */
export interface WireDocument {
  name: string;
  fields: WireFields;
  createTime?: WireTimestamp;
  updateTime?: WireTimestamp;
}

/** A set of field paths. */
export interface WireMask {
  fieldPaths: string[];
}

/** A condition on the current document. */
export interface WirePrecondition {
  exists?: boolean;
  updateTime?: WireTimestamp;
}

/** A transform of one field: one operation is present. */
export interface WireTransform {
  fieldPath: string;
  setToServerValue?: string;
  increment?: WireValue;
  maximum?: WireValue;
  minimum?: WireValue;
  appendMissingElements?: { values: WireValue[] };
  removeAllFromArray?: { values: WireValue[] };
}

/** A write: one of update, delete, verify and transform is present. */
export interface WireWrite {
  update?: WireDocument;
  delete?: string;
  verify?: string;
  transform?: { document: string; fieldTransforms: WireTransform[] };
  updateMask?: WireMask;
  updateTransforms: WireTransform[];
  currentDocument?: WirePrecondition;
}

/** A filter: one of the kinds is present. */
export interface WireFilter {
  compositeFilter?: { op?: string; filters: WireFilter[] };
  fieldFilter?: { field?: { fieldPath: string }; op?: string; value?: WireValue };
  unaryFilter?: { field?: { fieldPath: string }; op?: string };
}

/** A position among the results of a query. */
export interface WireCursor {
  values: WireValue[];
  before?: boolean;
}

/** A vector search. */
export interface WireFindNearest {
  vectorField?: { fieldPath: string };
  queryVector?: WireValue;
  distanceMeasure?: string;
  limit?: { value?: number };
  distanceResultField?: string;
  distanceThreshold?: { value?: number };
}

/** A StructuredQuery. */
export interface WireQuery {
  select?: { fields: { fieldPath: string }[] };
  from: { collectionId?: string; allDescendants?: boolean }[];
  where?: WireFilter;
  orderBy: { field?: { fieldPath: string }; direction?: string }[];
  startAt?: WireCursor;
  endAt?: WireCursor;
  offset?: number;
  limit?: { value?: number };
  findNearest?: WireFindNearest;
}

/** An aggregation: one operator is present. */
export interface WireAggregation {
  alias?: string;
  count?: { upTo?: { value?: string } };
  sum?: { field?: { fieldPath: string } };
  avg?: { field?: { fieldPath: string } };
}

/** The options of a new transaction: read-only or read-write. */
export interface WireTransactionOptions {
  readOnly?: { readTime?: WireTimestamp };
  readWrite?: { retryTransaction?: Uint8Array };
}

/** The state to read: one of these, or none for the latest. */
export interface WireConsistency {
  transaction?: Uint8Array;
  newTransaction?: WireTransactionOptions;
  readTime?: WireTimestamp;
}
