import {
  type CollectionReference,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  type FirestoreDataConverter,
  type OrderByDirection,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import {
  collectionNames,
  type OrderDocument,
  type ReviewDocument,
  type StockEntryDocument,
  type ToolDocument,
  type UserDocument,
} from './contract/index.ts';
import { db } from './firebase.ts';
import { countReads } from './usage.ts';

const withDates = (value: unknown): unknown => {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withDates(field)]));
};

const converter = <Content extends DocumentData>(): FirestoreDataConverter<Content, Content> => ({
  toFirestore: (content) => content as Content,
  fromFirestore: (snapshot) => withDates(snapshot.data()) as Content,
});

const collection = <Content extends DocumentData>(
  path: string,
): CollectionReference<Content, Content> => db.collection(path).withConverter(converter<Content>());

export const tools = collection<ToolDocument>(collectionNames.tools);
export const orders = collection<OrderDocument>(collectionNames.orders);
export const users = collection<UserDocument>(collectionNames.users);
export const reviews = collection<ReviewDocument>(collectionNames.reviews);

/** The ledger of a tool's stock. */
export const stockEntries = (
  toolId: string,
): CollectionReference<StockEntryDocument, StockEntryDocument> =>
  collection<StockEntryDocument>(
    `${collectionNames.tools}/${toolId}/${collectionNames.stockEntries}`,
  );

/**
 * Whether a document can have that id. The store refuses any other as malformed.
 * @see https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields
 */
export const isDocumentId = (id: string): boolean =>
  id !== '' &&
  id !== '.' &&
  id !== '..' &&
  !id.includes('/') &&
  !/^__.*__$/s.test(id) &&
  Buffer.byteLength(id) <= 1_500;

/** What a snapshot holds, times as dates; `undefined` when there is no such document. */
export const contentOf = <Content>(snapshot: DocumentSnapshot<Content>): Content | undefined =>
  snapshot.data();

/** Reads one document; `undefined` when there is none. */
export const readDocument = async <Content>(
  reference: DocumentReference<Content>,
): Promise<Content | undefined> => {
  countReads(1);
  return contentOf(await reference.get());
};

/** A document a query found. */
export interface Found<Content> {
  id: string;
  content: Content;
}

/** Where a page ended: the value it was ordered by, a time as `[seconds, nanoseconds]`, and the id. */
export interface Position {
  value: string | number | [seconds: number, nanoseconds: number];
  id: string;
}

/** An ordered run of a query's documents. */
export interface Slice<Content> {
  found: Found<Content>[];
  /** Where it ended, when there is more. */
  end: Position | undefined;
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

/**
 * Reads up to `limit` documents of a query after a position. One more is asked for, to know
 * whether there is a next page.
 */
export const readSlice = async <Content>(
  query: Query<Content>,
  { field, direction }: ListOrder,
  limit: number,
  after?: Position,
): Promise<Slice<Content>> => {
  const ordered = query
    .orderBy(field, direction)
    .orderBy(FieldPath.documentId(), direction)
    .limit(limit + 1);
  const { docs } = await (after
    ? ordered.startAfter(storedValue(after.value), after.id)
    : ordered
  ).get();
  countReads(Math.max(docs.length, 1));
  const page = docs.slice(0, limit);
  const last = page.at(-1);
  return {
    found: page.map((snapshot) => ({ id: snapshot.id, content: snapshot.data() })),
    end: last && docs.length > limit ? positionOf(last, field) : undefined,
  };
};
