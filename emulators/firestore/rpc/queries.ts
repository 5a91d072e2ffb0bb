import { runAggregation, runQuery } from '../operations/query.ts';
import type { Aggregation } from '../query/aggregate.ts';
import { invalidArgument } from '../values/errors.ts';
import { isNameField, parseFieldPath } from '../values/fieldPaths.ts';
import { parseParentName } from '../values/resourceNames.ts';
import { encodeDocument } from '../wire/document.ts';
import type { WireAggregation, WireConsistency, WireQuery } from '../wire/messages.ts';
import { decodeQuery } from '../wire/query.ts';
import { encodeFields, encodeTimestamp } from '../wire/value.ts';
import { type Context, decodeConsistency, openDatabase, transactionField } from './context.ts';

interface QueryRequest extends WireConsistency {
  parent: string;
  structuredQuery?: WireQuery;
}

const queryOf = (query: WireQuery | undefined): WireQuery => {
  if (!query) throw invalidArgument('The request has no query.');
  return query;
};

/**
 * Returns the results of a query, one per response; without results, one response with the read
 * time.
 */
export const RunQuery = async (context: Context, request: QueryRequest): Promise<object[]> => {
  const parent = parseParentName(request.parent);
  const { database, guard } = openDatabase(context, parent);
  const query = decodeQuery(database, parent, queryOf(request.structuredQuery));
  const read = await runQuery(database, query, decodeConsistency(request, context), guard);
  const readTime = encodeTimestamp(read.readTime);
  const documents = read.result.documents.map((document) => ({
    document: encodeDocument(database, document, query.projection),
    readTime,
  }));
  const [first, ...others] = documents;
  const { newTransaction } = read;
  const { skipped: skippedResults } = read.result;
  const responses: object[] = [
    { readTime, ...first, skippedResults, ...transactionField(newTransaction) },
    ...others,
  ];
  responses.push({ ...responses.pop(), done: true });
  return responses;
};

interface AggregationRequest extends WireConsistency {
  parent: string;
  structuredAggregationQuery?: {
    structuredQuery?: WireQuery;
    aggregations: WireAggregation[];
  };
}

const maxAggregations = 5;

const decodeAggregation = (wire: WireAggregation, at: number): Aggregation => {
  const alias = wire.alias || `field_${at + 1}`;
  if (wire.count) {
    const { upTo } = wire.count;
    if (upTo && Number(upTo.value ?? 0) <= 0) throw invalidArgument('count.upTo must be positive.');
    return { alias, op: 'count', upTo: upTo && Number(upTo.value) };
  }
  const field = wire.sum?.field ?? wire.avg?.field;
  if (!field) throw invalidArgument('An aggregation must be count, sum or avg.');
  const path = parseFieldPath(field.fieldPath);
  if (isNameField(path)) throw invalidArgument('Aggregations are not supported for __name__.');
  return { alias, op: wire.sum ? 'sum' : 'avg', field: path };
};

const decodeAggregations = (aggregations: WireAggregation[]): Aggregation[] => {
  const { length } = aggregations;
  if (length === 0) throw invalidArgument('Aggregations can not be empty.');
  if (length > maxAggregations) {
    throw invalidArgument(
      `The maximum number of aggregations allowed in an aggregation query is ${maxAggregations}. Received: ${length}`,
    );
  }
  const decoded = aggregations.map(decodeAggregation);
  if (new Set(decoded.map(({ alias }) => alias)).size < decoded.length) {
    throw invalidArgument('Two aggregations have the same alias.');
  }
  return decoded;
};

/** Returns counts, sums and averages of a query's results, in one response. */
export const RunAggregationQuery = async (
  context: Context,
  request: AggregationRequest,
): Promise<object[]> => {
  const parent = parseParentName(request.parent);
  const { database, guard } = openDatabase(context, parent);
  const { structuredQuery, aggregations = [] } = request.structuredAggregationQuery ?? {};
  const query = decodeQuery(database, parent, queryOf(structuredQuery));
  const decoded = decodeAggregations(aggregations);
  const consistency = decodeConsistency(request, context);
  const { result, readTime, newTransaction } = await runAggregation(
    database,
    query,
    decoded,
    consistency,
    guard,
  );
  return [
    {
      result: { aggregateFields: encodeFields(result) },
      readTime: encodeTimestamp(readTime),
      ...transactionField(newTransaction),
    },
  ];
};
