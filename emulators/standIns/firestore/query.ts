import { type Document, fieldValue } from './document.ts';
import type { Direction } from './fieldIndex.ts';
import { type FieldPath, formatFieldPath, isNameField, nameField } from './fieldPaths.ts';
import { type Filter, fieldFilters, isInequality, passes } from './filter.ts';
import { type Compare, compareStrings, compareValues } from './order.ts';
import { isBelow, joinPath, lastIdOf, parentOf } from './paths.ts';
import type { Value } from './values.ts';
import type { VectorSearch } from './vectorSearch.ts';

/** A field to sort by. */
export interface Order {
  readonly field: FieldPath;
  readonly direction: Direction;
}

/** A position among the results: values for the first orders, and the side of it that is meant. */
export interface Cursor {
  readonly values: readonly Value[];
  /** Just before the documents with these values, or just after them. */
  readonly before: boolean;
}

/** Which collections a query runs over: those with the id (or all), below or far below a parent. */
export interface Source {
  /** The path of a document; '' is the root. */
  readonly parent: string;
  readonly collectionId: string | undefined;
  readonly allDescendants: boolean;
}

/** A query. References in filters and cursors hold paths within the database. */
export interface Query extends Source {
  readonly filter: Filter | undefined;
  /** The orders the client gave. */
  readonly explicitOrders: readonly Order[];
  /** All orders, those that a query has implicitly too; the last is that by name. */
  readonly orders: readonly Order[];
  readonly start: Cursor | undefined;
  readonly end: Cursor | undefined;
  readonly offset: number;
  readonly limit: number | undefined;
  readonly projection: readonly FieldPath[] | undefined;
  /** Which of these results are returned, in which order: all of them when undefined. */
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
 * The orders of a query with those it has implicitly: by every field with an inequality, then by
 * name, in the direction of the last explicit one.
 * https://firebase.google.com/docs/firestore/query-data/multiple-range-fields#query_execution
 */
export const completeOrders = (explicit: readonly Order[], filter: Filter | undefined): Order[] => {
  if (explicit.some(({ field }) => isNameField(field))) return [...explicit];
  const direction = explicit.at(-1)?.direction ?? 'ASCENDING';
  const implicit = [...implicitFields(explicit, filter), [nameField]];
  return [...explicit, ...implicit.map((field) => ({ field, direction }))];
};

/** Whether a document lies in one of the collections of a query. */
export const isInSource = (path: string, source: Source): boolean => {
  const { parent, collectionId, allDescendants } = source;
  const collection = parentOf(path);
  if (collectionId !== undefined && lastIdOf(collection) !== collectionId) return false;
  return allDescendants
    ? isBelow(path, parent)
    : collection === joinPath(parent, lastIdOf(collection));
};

/** The order of values by the direction of an order. */
export const compareBy =
  ({ direction }: Order): Compare<Value> =>
  (a, b) =>
    direction === 'DESCENDING' ? compareValues(b, a) : compareValues(a, b);

/** Where values for the orders stand to a cursor: negative when they come before the place. */
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

/** Whether a document is among the results of a query, its limit and offset apart. */
export const matches = (document: Document, query: Query): boolean =>
  isInSource(document.path, query) &&
  (!query.filter || passes(document, query.filter)) &&
  query.orders.every(({ field }) => fieldValue(document, field) !== undefined) &&
  isBetweenCursors(document, query);

/** The order of a query's results. */
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
