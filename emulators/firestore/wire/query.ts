import type { Direction } from '../query/fieldIndex.ts';
import type { Filter } from '../query/filter.ts';
import { type Cursor, completeOrders, type Order, type Query } from '../query/query.ts';
import { assertWithinLimits } from '../query/queryLimits.ts';
import type { Database } from '../storage/database.ts';
import { invalidArgument } from '../values/errors.ts';
import { type FieldPath, nameField, parseFieldPath } from '../values/fieldPaths.ts';
import type { ResourceName } from '../values/paths.ts';
import { assertQueriedCollection } from '../values/resourceNames.ts';
import { pathWithin } from './document.ts';
import { decodeFilter } from './filter.ts';
import type { WireCursor, WireQuery } from './messages.ts';
import { decodeOperand } from './operand.ts';
import { decodeComparedValue } from './value.ts';
import { decodeVectorSearch } from './vectorSearch.ts';

const decodeOrder = ({ field, direction }: WireQuery['orderBy'][number]): Order => ({
  field: parseFieldPath(field?.fieldPath ?? ''),
  direction: (direction === 'DESCENDING' ? direction : 'ASCENDING') satisfies Direction,
});

const decodeCursor = (
  database: Database,
  cursor: WireCursor | undefined,
  orders: readonly Order[],
): Cursor | undefined => {
  if (!cursor) return undefined;
  if (cursor.values.length > orders.length) throw invalidArgument('Cursor has too many values.');
  const values = cursor.values.map((value, at) =>
    decodeOperand(database, orders[at]?.field, decodeComparedValue(value)),
  );
  return { values, before: cursor.before ?? false };
};

const decodeSource = (from: WireQuery['from']) => {
  const [{ collectionId, allDescendants = false } = {}, ...others] = from;
  if (others.length > 0) {
    throw invalidArgument('StructuredQuery.from cannot have more than one collection selector.');
  }
  if (collectionId) assertQueriedCollection(collectionId);
  return { collectionId: collectionId || undefined, allDescendants };
};

const decodeProjection = (select: WireQuery['select']): FieldPath[] | undefined =>
  select?.fields.length === 0
    ? [[nameField]]
    : select?.fields.map(({ fieldPath }) => parseFieldPath(fieldPath));

const decodeCount = (value: number | undefined, name: string) => {
  if (value !== undefined && value < 0) throw invalidArgument(`${name} is negative`);
  return value;
};

/**
 * Decodes a query.
 * @param parent The name of the document or root that the query runs below.
 * @throws {FirestoreError} INVALID_ARGUMENT when it is malformed or breaks a limit;
 * FAILED_PRECONDITION on a descending scan of names.
 */
export const decodeQuery = (database: Database, parent: ResourceName, wire: WireQuery): Query => {
  const filter: Filter | undefined = wire.where && decodeFilter(database, wire.where);
  const explicitOrders = wire.orderBy.map(decodeOrder);
  const orders = completeOrders(explicitOrders, filter);
  const query = {
    parent: pathWithin(database, parent),
    ...decodeSource(wire.from),
    filter,
    explicitOrders,
    orders,
    start: decodeCursor(database, wire.startAt, explicitOrders),
    end: decodeCursor(database, wire.endAt, explicitOrders),
    offset: decodeCount(wire.offset, 'offset') ?? 0,
    limit: decodeCount(wire.limit && (wire.limit.value ?? 0), 'limit'),
    projection: decodeProjection(wire.select),
    vectorSearch: decodeVectorSearch(wire),
  };
  assertWithinLimits(query);
  return query;
};

// Field names in backticks may contain commas and spaces.
const clauses = /(?:`(?:\\.|[^`\\])*`|[^,`])+/g;
const clause = /^\s*((?:`(?:\\.|[^`\\])*`|[^\s`])+)(?:\s+(asc|desc))?\s*$/i;

const decodeClause = (text: string): Order => {
  const [, field, direction = ''] = clause.exec(text) ?? [];
  if (!field) throw invalidArgument(`Invalid order by clause "${text.trim()}".`);
  return {
    field: parseFieldPath(field),
    direction: direction.toLowerCase() === 'desc' ? 'DESCENDING' : 'ASCENDING',
  };
};

/**
 * Decodes orders from a text such as `price desc, name`.
 * https://cloud.google.com/firestore/docs/reference/rest/v1/projects.databases.documents/list
 * @throws {FirestoreError} INVALID_ARGUMENT when it is malformed.
 */
export const decodeOrderBy = (text: string | undefined): Order[] =>
  (text?.match(clauses) ?? []).map(decodeClause);
