import type {
  CollectionReference,
  DocumentData,
  DocumentReference,
  Transaction,
} from 'firebase-admin/firestore';
import { contentOf } from './documents.ts';
import { db } from './firebase.ts';
import { countReads, countWrites } from './usage.ts';

/** A write of a document: of some of its fields, or of all its content, which null deletes. */
export type DerivedWrite = { reference: DocumentReference } & (
  | { merge: DocumentData }
  | { content: DocumentData | null }
);

const apply = (transaction: Transaction, write: DerivedWrite): void => {
  const { reference } = write;
  if ('merge' in write) transaction.set(reference, write.merge, { merge: true });
  else if (write.content) transaction.set(reference, write.content);
  else transaction.delete(reference);
};

/**
 * Reads fields of documents, and writes what follows from them to others. Until then nobody else can
 * change what was read, so of two concurrent calls the later one writes what is current. Unlike
 * `transact`, it does not check the documents that it writes: use it for writes that do not depend on
 * their content.
 */
export const writeDerived = <Content extends DocumentData, Name extends string & keyof Content>(
  {
    collection,
    ids,
    fields,
  }: {
    collection: CollectionReference<Content, Content>;
    ids: readonly string[];
    fields: readonly Name[];
  },
  derive: (contents: ReadonlyMap<string, Pick<Content, Name> | undefined>) => DerivedWrite[],
): Promise<void> =>
  db.runTransaction(async (transaction) => {
    const references = ids.map((id) => collection.doc(id));
    countReads(ids.length);
    const snapshots = await transaction.getAll(...references, { fieldMask: [...fields] });
    const writes = derive(new Map(snapshots.map((snapshot) => [snapshot.id, contentOf(snapshot)])));
    for (const write of writes) apply(transaction, write);
    countWrites(writes.length);
  });
