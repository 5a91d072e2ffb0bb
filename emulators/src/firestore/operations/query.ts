import type { Guard } from '../access.ts';
import { type Aggregates, type Aggregation, aggregate } from '../aggregate.ts';
import type { Database } from '../database.ts';
import { count, execute, executeWith, type Results } from '../execute.ts';
import type { Query } from '../query.ts';
import { RangeLock } from '../rangeLock.ts';
import { type Consistency, type Read, readState } from './consistency.ts';

/**
 * Runs a query; in a read-write transaction it locks the range it has read.
 * @throws {FirestoreError} PERMISSION_DENIED when the rules do not allow it, FAILED_PRECONDITION
 * when it needs an index that is not there, and whatever `readState` throws.
 */
export const runQuery = async (
  database: Database,
  query: Query,
  consistency: Consistency,
  guard: Guard | undefined,
): Promise<Read<Results>> => {
  database.indexes?.assertServed(query);
  const range = new RangeLock(query);
  return readState(database, consistency, { range }, (snapshot) => {
    guard?.assertList(query);
    const results = execute(database, query, snapshot);
    if (results.documents.length === query.limit) range.endAt(results.documents.at(-1));
    return results;
  });
};

/**
 * Counts, sums and averages the results of a query, by alias. It locks and fails as `runQuery` does.
 */
export const runAggregation = async (
  database: Database,
  query: Query,
  aggregations: readonly Aggregation[],
  consistency: Consistency,
  guard: Guard | undefined,
): Promise<Read<Aggregates>> => {
  database.indexes?.assertServed(query, aggregations);
  const wish = { range: new RangeLock(query) };
  return readState(database, consistency, wish, (snapshot) => {
    guard?.assertList(query);
    return aggregate(aggregations, {
      count: (upTo) => count(database, query, snapshot, upTo),
      documentsWith: (fields) => executeWith(database, query, snapshot, fields),
    });
  });
};
