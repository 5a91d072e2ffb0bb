import { type Document, fieldValue } from '../values/document.ts';
import type { FieldPath } from '../values/fieldPaths.ts';
import { isNumber, type NumberValue, type Value } from '../values/values.ts';

/** One aggregation of a query; its result is returned under the alias. */
export type Aggregation =
  | { readonly alias: string; readonly op: 'count'; readonly upTo: number | undefined }
  | { readonly alias: string; readonly op: 'sum' | 'avg'; readonly field: FieldPath };

/** The results by alias. */
export type Aggregates = Map<string, Value>;

/** The documents to aggregate. Counting them is cheaper than reading them. */
export interface Aggregated {
  count(upTo: number | undefined): number;
  documents(): readonly Document[];
}

const maxInteger = 2n ** 63n - 1n;
const minInteger = -(2n ** 63n);

const isInteger = (value: NumberValue): value is bigint => typeof value === 'bigint';

/** The sum of doubles, with the rounding errors of the additions added at the end (Neumaier). */
const sumDoubles = (doubles: readonly number[]): number => {
  let total = 0;
  let lost = 0;
  for (const value of doubles) {
    const next = total + value;
    lost += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total;
    total = next;
  }
  // Of infinite values the errors are NaN.
  return Number.isFinite(total) ? total + lost : total;
};

/**
 * The sum: an integer when all numbers are integers and it fits 64 bits, else a double; 0 without
 * numbers.
 * https://firebase.google.com/docs/firestore/query-data/aggregation-queries#behavior_and_limitations
 */
const sum = (numbers: readonly NumberValue[]): NumberValue => {
  const integers = numbers.filter(isInteger).reduce((total, value) => total + value, 0n);
  if (numbers.every(isInteger) && integers >= minInteger && integers <= maxInteger) return integers;
  const doubles = numbers.filter((value) => typeof value === 'number');
  return sumDoubles([Number(integers), ...doubles]);
};

const average = (numbers: readonly NumberValue[]) =>
  numbers.length === 0 ? null : Number(sum(numbers)) / numbers.length;

const numbersIn = (documents: readonly Document[], field: FieldPath) =>
  documents.map((document) => fieldValue(document, field)).filter(isNumber);

/** The fields of the sum and avg aggregations. */
export const aggregatedFields = (aggregations: readonly Aggregation[]): FieldPath[] =>
  aggregations.flatMap((aggregation) => (aggregation.op === 'count' ? [] : [aggregation.field]));

/** Computes all aggregations over the same results, by alias. */
export const aggregate = (
  aggregations: readonly Aggregation[],
  results: Aggregated,
): Aggregates => {
  let documents: readonly Document[] | undefined;
  const valueFor = (aggregation: Aggregation): Value => {
    if (aggregation.op === 'count') return BigInt(results.count(aggregation.upTo));
    documents ??= results.documents();
    const numbers = numbersIn(documents, aggregation.field);
    return aggregation.op === 'sum' ? sum(numbers) : average(numbers);
  };
  return new Map(aggregations.map((aggregation) => [aggregation.alias, valueFor(aggregation)]));
};
