import type { DistanceMeasure, VectorSearch } from '../query/vectorSearch.ts';
import { invalidArgument } from '../values/errors.ts';
import { assertFieldName, parseFieldPath } from '../values/fieldPaths.ts';
import { isVector } from '../values/values.ts';
import type { WireFindNearest, WireQuery, WireValue } from './messages.ts';
import { decodeValue } from './value.ts';

/** https://firebase.google.com/docs/firestore/vector-search#limitations */
const maxResults = 1000;

const measures: Partial<Record<string, DistanceMeasure>> = {
  EUCLIDEAN: 'EUCLIDEAN',
  COSINE: 'COSINE',
  DOT_PRODUCT: 'DOT_PRODUCT',
};

const decodeMeasure = (name: string | undefined) => {
  const measure = measures[name ?? ''];
  if (!measure) throw invalidArgument('Unknown Distance Measure.');
  return measure;
};

const decodeVector = (wire: WireValue | undefined) => {
  const value = decodeValue(wire ?? {});
  if (!(value instanceof Map) || !isVector(value)) {
    throw invalidArgument('Query Value must be of type vector.');
  }
  return value.get('value') as number[];
};

const decodeLimit = (limit: WireFindNearest['limit']) => {
  const value = limit?.value ?? 0;
  if (value < 1 || value > maxResults) {
    throw invalidArgument(
      `FindNearest.limit must be a positive integer of no more than ${maxResults}`,
    );
  }
  return value;
};

const decodeThreshold = (threshold: WireFindNearest['distanceThreshold']) => {
  if (!threshold) return undefined;
  const { value = 0 } = threshold;
  if (!Number.isFinite(value)) throw invalidArgument('distanceThreshold must be a finite number.');
  return value;
};

// A name, not a path: as in Google's emulator, `a.b` is one field.
const decodeDistanceField = (name: string | undefined) => {
  if (!name) return undefined;
  assertFieldName(name);
  return name;
};

const assertAlone = ({ limit, offset, startAt, endAt }: WireQuery) => {
  const parts = { 'query limit': limit, 'query offset': offset, cursor: startAt ?? endAt };
  for (const [name, part] of Object.entries(parts)) {
    if (part) throw invalidArgument(`A ${name} cannot be used with FindNearest`);
  }
};

/**
 * Decodes the vector search of a query; undefined when it has none.
 * @throws {FirestoreError} INVALID_ARGUMENT when it is malformed, breaks a limit, or the query also
 * has a limit, an offset or a cursor.
 */
export const decodeVectorSearch = (query: WireQuery): VectorSearch | undefined => {
  const { findNearest: wire } = query;
  if (!wire) return undefined;
  assertAlone(query);
  return {
    field: parseFieldPath(wire.vectorField?.fieldPath ?? ''),
    vector: decodeVector(wire.queryVector),
    measure: decodeMeasure(wire.distanceMeasure),
    limit: decodeLimit(wire.limit),
    threshold: decodeThreshold(wire.distanceThreshold),
    distanceField: decodeDistanceField(wire.distanceResultField),
  };
};
