import { type Document, fieldValue } from '../values/document.ts';
import { type FieldPath, formatFieldPath, isNameField, nameField } from '../values/fieldPaths.ts';
import { type Compare, compareStrings, compareValues } from '../values/order.ts';
import { isBelow, joinPath, lastIdOf, parentOf } from '../values/paths.ts';
import type { Value } from '../values/values.ts';
import type { Direction } from './fieldIndex.ts';
import { type Filter, fieldFilters, isInequality, passes } from './filter.ts';
import type { VectorSearch } from './vectorSearch.ts';

/** A sort order. */
export interface Order {
  readonly field: FieldPath;
  readonly direction: Direction;
}

/** A cursor: values for the first orders, and which side of them it is on. */
export interface Cursor {
  readonly values: readonly Value[];
  /** Whether the cursor is before or after the documents with these values. */
  readonly before: boolean;
}

/**
 * The collections of a query: those with the id (or all), directly below a parent or at any depth.
 */
export interface Source {
  /** The path of a document; '' is the root. */
  readonly parent: string;
  readonly collectionId: string | undefined;
  readonly allDescendants: boolean;
}

/** A query. References in filters and cursors contain paths within the database. */
export interface Query extends Source {
  readonly filter: Filter | undefined;
  /** The orders of the client. */
  readonly explicitOrders: readonly Order[];
  /** All orders, including the implicit ones; the last is by name. */
  readonly orders: readonly Order[];
  readonly start: Cursor | undefined;
  readonly end: Cursor | undefined;
  readonly offset: number;
  readonly limit: number | undefined;
  readonly projection: readonly FieldPath[] | undefined;
  /** The vector search that selects and sorts the results, if any. */
  readonly vectorSearch: VectorSearch | undefined;
}

const implicitFields = (explicit: readonly Order[], filter: Filter | undefined) => {
  const used = new Set(explicit.map(({ field }) => formatFieldPath(field)));
  const fields = fieldFilters(filter).filter(isInequality);
  const byText = new Map(fields.map(({ field }) => [formatFieldPath(field), field]));
  return [...byText]
    .filter(([text, field]) => !used.has(text) && !isNameField(field))
    .sort(([a], [b]) => compareStrings(a, b))
    .map(([, field]) => field);
};

/**
 * Adds the implicit orders: by every field with an inequality, then by name, in the direction of
 * the last explicit order. A field with an inequality comes after an explicit order by name, too, which
 * Firestore then refuses.
 * https://firebase.google.com/docs/firestore/query-data/multiple-range-fields#query_execution
 */
export const completeOrders = (explicit: readonly Order[], filter: Filter | undefined): Order[] => {
  const direction = explicit.at(-1)?.direction ?? 'ASCENDING';
  const hasName = explicit.some(({ field }) => isNameField(field));
  const implicit = [...implicitFields(explicit, filter), ...(hasName ? [] : [[nameField]])];
  return [...explicit, ...implicit.map((field) => ({ field, direction }))];
};

/** Whether a document is in one of the collections of a query. */
export const isInSource = (path: string, source: Source): boolean => {
  const { parent, collectionId, allDescendants } = source;
  const collection = parentOf(path);
  if (collectionId !== undefined && lastIdOf(collection) !== collectionId) return false;
  return allDescendants
    ? isBelow(path, parent)
    : collection === joinPath(parent, lastIdOf(collection));
};

/** The comparison of values in the direction of an order. */
const compareBy =
  ({ direction }: Order): Compare<Value> =>
  (a, b) =>
    direction === 'DESCENDING' ? compareValues(b, a) : compareValues(a, b);

/** Compares the values of a document to a cursor: negative when the document comes before it. */
export const compareToCursor = (
  orders: readonly Order[],
  valueAt: (order: number) => Value,
  cursor: Cursor,
): number => {
  for (const [at, bound] of cursor.values.entries()) {
    const result = compareBy(orders[at] as Order)(valueAt(at), bound);
    if (result !== 0) return result;
  }
  return cursor.before ? 1 : -1;
};

const isBetweenCursors = (document: Document, { orders, start, end }: Query) => {
  const valueAt = (at: number) => fieldValue(document, (orders[at] as Order).field) as Value;
  if (start && compareToCursor(orders, valueAt, start) < 0) return false;
  return !end || compareToCursor(orders, valueAt, end) < 0;
};

/** Whether a document matches a query, regardless of limit and offset. */
export const matches = (document: Document, query: Query): boolean =>
  isInSource(document.path, query) &&
  (!query.filter || passes(document, query.filter)) &&
  query.orders.every(({ field }) => fieldValue(document, field) !== undefined) &&
  isBetweenCursors(document, query);

/** The comparison of a query's results. */
export const compareResults =
  ({ orders }: Query): Compare<Document> =>
  (a, b) => {
    for (const order of orders) {
      const left = fieldValue(a, order.field) as Value;
      const right = fieldValue(b, order.field) as Value;
      const result = compareBy(order)(left, right);
      if (result !== 0) return result;
    }
    return 0;
  };
