import {
  AggregateField,
  type CollectionReference,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  type FirestoreDataConverter,
  type OrderByDirection,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import {
  type AdminLockDocument,
  type AuditDocument,
  boundsOf,
  collectionNames,
  type InquiryDocument,
  type OrderDocument,
  type ReviewDocument,
  type SalesDocument,
  type StockEntryDocument,
  type ToolDocument,
  type UserDocument,
} from './contract/index.ts';
import { db } from './firebase.ts';
import { countReads, countWrites } from './usage.ts';

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
export const inquiries = collection<InquiryDocument>(collectionNames.inquiries);
export const auditLog = collection<AuditDocument>(collectionNames.auditLog);

/** What was sold of each tool, by day. */
export const sales = collection<SalesDocument>(collectionNames.sales);

/** What admins' rights are changed under, one change at a time. */
export const adminLock = collection<AdminLockDocument>(collectionNames.locks).doc('admins');

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
  id.isWellFormed() &&
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

/** Removes one document; it need not be there. */
export const removeDocument = async (reference: DocumentReference): Promise<void> => {
  countWrites(1);
  await reference.delete();
};

/** A document a query found. */
export interface Found<Content> {
  id: string;
  content: Content;
}

/** Reads what a query finds, up to `limit` documents, in no particular order. */
export const findDocuments = async <Content>(
  query: Query<Content>,
  limit: number,
): Promise<Found<Content>[]> => {
  const { docs } = await query.limit(limit).get();
  countReads(Math.max(docs.length, 1));
  return docs.map((snapshot) => ({ id: snapshot.id, content: snapshot.data() }));
};

/** The query, each document with those of its fields only: fewer bytes, the same reads. */
export const withFields = <Content, Name extends string & keyof Content>(
  query: Query<Content>,
  names: readonly Name[],
): Query<Pick<Content, Name>> => query.select(...names) as Query<Pick<Content, Name>>;

/** How many documents a query finds; billed as one read for each thousand of them. */
export const countDocuments = async (query: Query): Promise<number> => {
  const { count } = (await query.count().get()).data();
  countReads(Math.max(Math.ceil(count / 1_000), 1));
  return count;
};

/** Reads documents by their references, in that order; `undefined` for one that is not there. */
export const readDocuments = async <Content extends DocumentData>(
  references: DocumentReference<Content, Content>[],
): Promise<(Content | undefined)[]> => {
  if (references.length === 0) return [];
  countReads(references.length);
  const snapshots = await db.getAll(...references);
  return snapshots.map((snapshot) => contentOf(snapshot as DocumentSnapshot<Content>));
};

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
export async function* eachSlice<Content>(
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
}

/** Reads all that a query finds in the order of its ids, some documents at a time. */
export async function* eachDocument<Content>(
  all: Query<Content>,
  size = 100,
): AsyncGenerator<Found<Content>[]> {
  const byId = all.orderBy(FieldPath.documentId()).limit(size);
  for (let query: Query<Content> | undefined = byId; query; ) {
    const { docs }: QuerySnapshot<Content> = await query.get();
    countReads(Math.max(docs.length, 1));
    yield docs.map((snapshot) => ({ id: snapshot.id, content: snapshot.data() }));
    query = docs.length === size ? byId.startAfter(docs.at(-1)) : undefined;
  }
}

/** A tool's pieces on sale, and what the entries of its ledger add up to. */
export interface Stock {
  available: number;
  ledger: number;
}

/** Reads a tool's stock and its ledger as of one moment; `undefined` when there is no such tool. */
export const readStock = (toolId: string): Promise<Stock | undefined> =>
  db.runTransaction(
    async (transaction) => {
      const sum = stockEntries(toolId).aggregate({ ledger: AggregateField.sum('change') });
      const tool = contentOf(await transaction.get(tools.doc(toolId)));
      const { ledger } = (await transaction.get(sum)).data();
      return tool && { available: tool.available, ledger };
    },
    { readOnly: true },
  );

/** A day's orders, cancelled ones too, and what is noted of its sales. */
export interface DayOfSales {
  orders: OrderDocument[];
  sales: SalesDocument[];
}

/** Reads all that was sold on a day, in UTC, as of one moment. */
export const readDay = (day: string): Promise<DayOfSales> =>
  db.runTransaction(
    async (transaction) => {
      const { from, before } = boundsOf(day);
      const placed = orders.where('createdAt', '>=', from).where('createdAt', '<', before);
      const [ordersOfDay, salesOfDay] = await Promise.all([
        transaction.get(placed),
        transaction.get(sales.where('day', '==', day)),
      ]);
      return {
        orders: ordersOfDay.docs.map((snapshot) => snapshot.data()),
        sales: salesOfDay.docs.map((snapshot) => snapshot.data()),
      };
    },
    { readOnly: true },
  );
