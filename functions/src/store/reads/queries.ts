import {
  AggregateField,
  FieldPath,
  type OrderByDirection,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import type { TimePeriod } from '../../contract/index.ts';
import { readInTime } from './readInTime.ts';
import { countReads } from './usage.ts';

/** A document that a query found. */
export interface Found<Content> {
  id: string;
  content: Content;
}

/** A page request: how many items, and the cursor after which the page starts. */
export interface PageRequest {
  limit: number;
  cursor?: string;
}

/** A page of a list, and the cursor of the next page if there is one. */
export interface Page<Item> {
  items: Item[];
  next?: string;
}

/** The value of a sort field, a time as `[seconds, nanoseconds]`. */
export type PositionValue = string | number | [seconds: number, nanoseconds: number];

/** Where a page ends: the values of the sort fields, and the id. */
export interface Position {
  values: PositionValue[];
  id: string;
}

/** A document of an ordered query, and its position in that order. */
export interface Positioned<Content> extends Found<Content> {
  position: Position;
}

/** The sort field and direction of a list. Ties are sorted by id in the same direction. */
export interface ListOrder {
  field: string;
  direction: OrderByDirection;
  /**
   * Another field of which the query has a range. Firestore has to sort by it before the id.
   * @see https://firebase.google.com/docs/firestore/query-data/multiple-range-fields
   */
  rangeField?: string;
}

/** The fields that a list is sorted by, before the id. */
export const sortFieldsOf = ({ field, rangeField }: ListOrder): string[] =>
  rangeField ? [field, rangeField] : [field];

const toFound = <Content>(snapshot: QueryDocumentSnapshot<Content>): Found<Content> => ({
  id: snapshot.id,
  content: snapshot.data(),
});

/** Reads up to `limit` documents of a query, in no particular order. */
export const findDocuments = async <Content>(
  query: Query<Content>,
  limit: number,
): Promise<Found<Content>[]> => {
  const { docs } = await readInTime(query.limit(limit).get());
  countReads(Math.max(docs.length, 1));
  return docs.map(toFound);
};

/** Counts the documents of a query. Billed as one read per thousand documents. */
export const countDocuments = async (query: Query): Promise<number> => {
  const { count } = (await readInTime(query.count().get())).data();
  countReads(Math.max(Math.ceil(count / 1_000), 1));
  return count;
};

/** Limits a query to the documents whose time is in a period. */
export const whereInPeriod = <Content>(
  query: Query<Content>,
  field: string,
  { since, until }: TimePeriod,
): Query<Content> => {
  const later = since ? query.where(field, '>=', since) : query;
  return until ? later.where(field, '<=', until) : later;
};

/** Adds up a field of the documents of a query. Billed as one read per thousand documents. */
export const sumOf = async (query: Query, field: string): Promise<number> => {
  const sums = { sum: AggregateField.sum(field), count: AggregateField.count() };
  const { sum, count } = (await readInTime(query.aggregate(sums).get())).data();
  countReads(Math.max(Math.ceil(count / 1_000), 1));
  return sum;
};

/** Limits a query to some fields of each document: fewer bytes, the same number of reads. */
export const selectFields = <Content, Name extends string & keyof Content>(
  query: Query<Content>,
  names: readonly Name[],
): Query<Pick<Content, Name>> => query.select(...names) as Query<Pick<Content, Name>>;

/** Reads all documents of a query in batches, ordered by id. */
export const batchesById = async function* <Content>(
  all: Query<Content>,
  size = 100,
): AsyncGenerator<Found<Content>[]> {
  const byId = all.orderBy(FieldPath.documentId()).limit(size);
  for (let query: Query<Content> | undefined = byId; query; ) {
    const { docs }: QuerySnapshot<Content> = await readInTime(query.get());
    countReads(Math.max(docs.length, 1));
    yield docs.map(toFound);
    query = docs.length === size ? byId.startAfter(docs.at(-1)) : undefined;
  }
};

const plainValue = (value: unknown): PositionValue => {
  const plain = value instanceof Timestamp ? [value.seconds, value.nanoseconds] : value;
  return plain as PositionValue;
};

const positionOf = (snapshot: QueryDocumentSnapshot<unknown>, fields: string[]): Position => ({
  values: fields.map((field) => plainValue(snapshot.get(field))),
  id: snapshot.id,
});

const storedValue = (value: PositionValue): unknown =>
  Array.isArray(value) ? new Timestamp(...value) : value;

/** Reads up to `limit` documents of a query in order, starting after a position if one is given. */
export const readBatch = async <Content>(
  query: Query<Content>,
  order: ListOrder,
  limit: number,
  after?: Position,
): Promise<Positioned<Content>[]> => {
  const { direction } = order;
  const fields = sortFieldsOf(order);
  const ordered = fields
    .reduce((sorted, field) => sorted.orderBy(field, direction), query)
    .orderBy(FieldPath.documentId(), direction)
    .limit(limit);
  const page = after ? ordered.startAfter(...after.values.map(storedValue), after.id) : ordered;
  const { docs } = await readInTime(page.get());
  countReads(Math.max(docs.length, 1));
  return docs.map((snapshot) => ({
    ...toFound(snapshot),
    position: positionOf(snapshot, fields),
  }));
};

/** How many documents of a table are in memory at a time. */
const tableBatchSize = 300;

/** Reads all documents of a query in batches, in the given order. */
export const orderedBatches = async function* <Content>(
  query: Query<Content>,
  order: ListOrder,
  size = tableBatchSize,
): AsyncGenerator<Positioned<Content>[]> {
  for (let after: Position | undefined, full = true; full; ) {
    const batch = await readBatch(query, order, size, after);
    yield batch;
    after = batch.at(-1)?.position;
    full = batch.length === size;
  }
};
