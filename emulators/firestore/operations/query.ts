import type { Guard } from '../access/guard.ts';
import {
  type Aggregates,
  type Aggregation,
  aggregate,
  aggregatedFields,
} from '../query/aggregate.ts';
import type { Order, Query } from '../query/query.ts';
import type { Database } from '../storage/database.ts';
import { count, execute, type Results } from '../storage/execute.ts';
import { RangeLock } from '../storage/rangeLock.ts';
import { invalidArgument } from '../values/errors.ts';
import { formatFieldPath, isNameField } from '../values/fieldPaths.ts';
import { type Consistency, type Read, readState } from './consistency.ts';

/**
 * Runs a query; a read-write transaction locks the range that it reads.
 * @throws {FirestoreError} PERMISSION_DENIED when the rules do not allow it, FAILED_PRECONDITION
 * when it needs a missing index, and whatever `readState` throws.
 */
export const runQuery = async (
  database: Database,
  query: Query,
  consistency: Consistency,
  guard: Guard | undefined,
): Promise<Read<Results>> => {
  database.indexes?.assertIndexed(query);
  const range = new RangeLock(query);
  return readState(database, consistency, { range }, (snapshot) => {
    guard?.assertList(query);
    const results = execute(database, query, snapshot);
    if (results.documents.length === query.limit) range.endAt(results.documents.at(-1));
    return results;
  });
};

/**
 * Adds an order by each aggregated field before the order by name. An order drops documents without
 * its field, as aggregations do in Google's emulator and in production, which reads one index for
 * all.
 * https://firebase.google.com/docs/firestore/query-data/aggregation-queries#limitations
 * @throws {FirestoreError} INVALID_ARGUMENT when the client orders by name first.
 */
const withFields = (query: Query, aggregations: readonly Aggregation[]): Query => {
  const byName = query.orders.at(-1) as Order;
  const ordered = new Set(query.orders.map(({ field }) => formatFieldPath(field)));
  const added = new Map(
    aggregatedFields(aggregations)
      .map((field) => [formatFieldPath(field), field] as const)
      .filter(([text]) => !ordered.has(text)),
  );
  if (added.size > 0 && query.explicitOrders.some(({ field }) => isNameField(field))) {
    throw invalidArgument(
      `This query requires an index that has fields [${[...added.keys()].join(', ')}] after __name__ and Firestore does not currently support such an index. Please try the query again with additional ordering on those fields.`,
    );
  }
  const orders = [...added.values()].map((field) => ({ field, direction: byName.direction }));
  return { ...query, orders: [...query.orders.slice(0, -1), ...orders, byName] };
};

/**
 * Counts, sums and averages the results of a query, by alias. Documents that lack an aggregated
 * field are ignored. Locks and throws as `runQuery`.
 */
export const runAggregation = async (
  database: Database,
  query: Query,
  aggregations: readonly Aggregation[],
  consistency: Consistency,
  guard: Guard | undefined,
): Promise<Read<Aggregates>> => {
  database.indexes?.assertIndexed(query, aggregations);
  const lockRequest = { range: new RangeLock(query) };
  return readState(database, consistency, lockRequest, (snapshot) => {
    guard?.assertList(query);
    const aggregated = withFields(query, aggregations);
    return aggregate(aggregations, {
      count: (upTo) => count(database, aggregated, snapshot, upTo),
      documents: () => execute(database, aggregated, snapshot).documents,
    });
  });
};
