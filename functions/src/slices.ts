import {
  FieldPath,
  type OrderByDirection,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import type { Found } from './documents.ts';
import { countReads } from './usage.ts';

/** Where a page ended: the value it was ordered by, a time as `[seconds, nanoseconds]`, and the id. */
export interface Position {
  value: string | number | [seconds: number, nanoseconds: number];
  id: string;
}

/** A document of an ordered query, and where in that order it stands. */
export interface Placed<Content> extends Found<Content> {
  position: Position;
}

/** By which field and which way a list is ordered; ties by id, the same way. */
export interface ListOrder {
  field: string;
  direction: OrderByDirection;
}

const positionOf = (snapshot: QueryDocumentSnapshot<unknown>, field: string): Position => {
  const value: unknown = snapshot.get(field);
  const plain = value instanceof Timestamp ? [value.seconds, value.nanoseconds] : value;
  return { value: plain as Position['value'], id: snapshot.id };
};

const storedValue = (value: Position['value']): unknown =>
  Array.isArray(value) ? new Timestamp(...value) : value;

/** Reads up to `limit` documents of a query, in order, those after a position if one is given. */
export const readSlice = async <Content>(
  query: Query<Content>,
  { field, direction }: ListOrder,
  limit: number,
  after?: Position,
): Promise<Placed<Content>[]> => {
  const ordered = query
    .orderBy(field, direction)
    .orderBy(FieldPath.documentId(), direction)
    .limit(limit);
  const { docs } = await (after
    ? ordered.startAfter(storedValue(after.value), after.id)
    : ordered
  ).get();
  countReads(Math.max(docs.length, 1));
  return docs.map((snapshot) => ({
    id: snapshot.id,
    content: snapshot.data(),
    position: positionOf(snapshot, field),
  }));
};

/** Reads all that a query finds, in order, some documents at a time. */
export const eachSlice = async function* <Content>(
  query: Query<Content>,
  order: ListOrder,
  size: number,
): AsyncGenerator<Placed<Content>[]> {
  for (let after: Position | undefined, full = true; full; ) {
    const slice = await readSlice(query, order, size, after);
    yield slice;
    after = slice.at(-1)?.position;
    full = slice.length === size;
  }
};
