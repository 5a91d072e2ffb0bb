import type { CollectionReference, DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { db } from '../collections/firebase.ts';
import { contentOf } from './documents.ts';
import { readInTime } from './readInTime.ts';
import { countReads } from './usage.ts';

/** A document with a version, which is different after each write. */
export interface Versioned<Content> {
  id: string;
  version: string;
  content: Content;
}

/** Some documents, and the time of the store at which they were read. */
export interface Read<Item> {
  found: Item[];
  readAt: Date;
}

const versionOf = (updateTime: Timestamp | undefined): string => String(updateTime?.valueOf());

/** Reads those of the documents with these ids that exist. */
export const readVersioned = async <Content>(
  collection: CollectionReference<Content>,
  ids: readonly string[],
): Promise<Read<Versioned<Content>>> => {
  countReads(ids.length);
  const references = ids.map((id) => collection.doc(id) as DocumentReference);
  const snapshots = await readInTime(db.getAll(...references));
  const found = snapshots.flatMap((snapshot) => {
    const content = contentOf(snapshot) as Content | undefined;
    const { id, updateTime } = snapshot;
    return content === undefined ? [] : [{ id, version: versionOf(updateTime), content }];
  });
  const [first] = snapshots;
  return { found, readAt: first ? first.readTime.toDate() : new Date() };
};

/** Finds the documents whose `updatedAt` is not before a time, without their content. */
export const findUpdated = async <Content extends { updatedAt: Date }>(
  collection: CollectionReference<Content>,
  since: Date,
): Promise<Read<Omit<Versioned<Content>, 'content'>>> => {
  const { docs, readTime } = await readInTime(
    collection.where('updatedAt', '>=', since).select('updatedAt').get(),
  );
  countReads(Math.max(docs.length, 1));
  const found = docs.map(({ id, updateTime }) => ({ id, version: versionOf(updateTime) }));
  return { found, readAt: readTime.toDate() };
};
