import type {
  CollectionReference,
  DocumentData,
  DocumentReference,
} from 'firebase-admin/firestore';
import { contentOf } from './documents.ts';
import { db } from './firebase.ts';
import { countReads, countWrites } from './usage.ts';

/** A change of some fields of a document, which creates it if it does not exist. */
export interface Merge {
  reference: DocumentReference;
  change: DocumentData;
}

/**
 * Reads fields of documents, and merges what follows from them into others. Until then nobody else can
 * change what was read, so of two concurrent calls the later one writes what is current. Unlike
 * `transact`, it does not check the documents that it writes: use it for merges that do not depend on
 * their content.
 */
export const mergeDerived = <Content extends DocumentData, Name extends string & keyof Content>(
  {
    collection,
    ids,
    fields,
  }: {
    collection: CollectionReference<Content, Content>;
    ids: readonly string[];
    fields: readonly Name[];
  },
  derive: (contents: ReadonlyMap<string, Pick<Content, Name> | undefined>) => Merge[],
): Promise<void> =>
  db.runTransaction(async (transaction) => {
    const references = ids.map((id) => collection.doc(id));
    countReads(ids.length);
    const snapshots = await transaction.getAll(...references, { fieldMask: [...fields] });
    const merges = derive(new Map(snapshots.map((snapshot) => [snapshot.id, contentOf(snapshot)])));
    for (const { reference, change } of merges) transaction.set(reference, change, { merge: true });
    countWrites(merges.length);
  });
