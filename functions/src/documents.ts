import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  type Query,
  type QuerySnapshot,
} from 'firebase-admin/firestore';
import { db } from './firebase.ts';
import { countReads, countWrites } from './usage.ts';

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

/** Reads all that a query finds in the order of its ids, some documents at a time. */
export const eachDocument = async function* <Content>(
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
};
