import { type Document, fieldValue } from '../values/document.ts';
import type { FieldPath } from '../values/fieldPaths.ts';
import { isVector } from '../values/values.ts';

/** A distance measure. */
export type DistanceMeasure = 'EUCLIDEAN' | 'COSINE' | 'DOT_PRODUCT';

/** A nearest-neighbour search. */
export interface VectorSearch {
  readonly field: FieldPath;
  readonly vector: readonly number[];
  readonly measure: DistanceMeasure;
  readonly limit: number;
  /** The maximum distance of a result; for DOT_PRODUCT the minimum. */
  readonly threshold: number | undefined;
  /** The result field that receives the distance; none when undefined. */
  readonly distanceField: string | undefined;
}

type Vector = readonly number[];

const dotProduct = (a: Vector, b: Vector) =>
  a.reduce((sum, number, at) => sum + number * (b[at] as number), 0);

const euclidean = (a: Vector, b: Vector) => {
  const difference = a.map((number, at) => number - (b[at] as number));
  return Math.sqrt(dotProduct(difference, difference));
};

// NaN when one of them is the zero vector.
const cosine = (a: Vector, b: Vector) =>
  1 - dotProduct(a, b) / Math.sqrt(dotProduct(a, a) * dotProduct(b, b));

const distances: Record<DistanceMeasure, (a: Vector, b: Vector) => number> = {
  EUCLIDEAN: euclidean,
  COSINE: cosine,
  DOT_PRODUCT: dotProduct,
};

// NaN counts as the largest number.
const compareNumbers = (a: number, b: number) => {
  if (a < b) return -1;
  return a > b ? 1 : Number(Number.isNaN(a)) - Number(Number.isNaN(b));
};

/** For DOT_PRODUCT, the largest value is the nearest. */
const compareDistances = ({ measure }: VectorSearch) =>
  measure === 'DOT_PRODUCT' ? (a: number, b: number) => compareNumbers(b, a) : compareNumbers;

const isWithin = (distance: number, { measure, threshold }: VectorSearch) => {
  if (threshold === undefined) return true;
  return measure === 'DOT_PRODUCT' ? distance >= threshold : distance <= threshold;
};

const vectorOf = (document: Document, { field, vector }: VectorSearch): Vector | undefined => {
  const value = fieldValue(document, field);
  if (!(value instanceof Map) || !isVector(value)) return undefined;
  const numbers = value.get('value') as number[];
  return numbers.length === vector.length ? numbers : undefined;
};

interface Candidate {
  document: Document;
  distance: number;
}

const candidateOf = (document: Document, search: VectorSearch): Candidate[] => {
  const vector = vectorOf(document, search);
  if (!vector) return [];
  const distance = distances[search.measure](search.vector, vector);
  return isWithin(distance, search) ? [{ document, distance }] : [];
};

const withDistance = (
  { document, distance }: Candidate,
  { distanceField }: VectorSearch,
): Document => {
  if (distanceField === undefined) return document;
  return { ...document, fields: new Map(document.fields).set(distanceField, distance) };
};

/**
 * The nearest documents, sorted by distance; ties keep the input order. Documents without a vector
 * of the same dimension are skipped.
 */
export const nearestDocuments = (
  documents: Iterable<Document>,
  search: VectorSearch,
): Document[] => {
  const candidates: Candidate[] = [];
  for (const document of documents) candidates.push(...candidateOf(document, search));
  const compare = compareDistances(search);
  return candidates
    .sort((a, b) => compare(a.distance, b.distance))
    .slice(0, search.limit)
    .map((candidate) => withDistance(candidate, search));
};
