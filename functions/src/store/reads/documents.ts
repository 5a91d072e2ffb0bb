import type { DocumentData, DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { batchCalls } from '../calls/batchCalls.ts';
import { db } from '../collections/firebase.ts';
import { readInTime, sharedReadInTime } from './readInTime.ts';
import { countReads, countRoundTrip } from './usage.ts';

/** The content of a snapshot, with times as dates; `undefined` when the document does not exist. */
export const contentOf = <Content>(snapshot: DocumentSnapshot<Content>): Content | undefined =>
  snapshot.data();

const getAll: typeof db.getAll = (...referencesOrOptions) =>
  readInTime(db.getAll(...referencesOrOptions));

const requestLimits = { calls: 100, loads: 2 };

const readSnapshots = batchCalls(
  (references: readonly DocumentReference[]) => sharedReadInTime(db.getAll(...references)),
  requestLimits,
);

/** Reads the current state of one document. */
export const readSnapshot = async <Content extends DocumentData>(
  reference: DocumentReference<Content, Content>,
): Promise<DocumentSnapshot<Content, Content>> => {
  countReads(1);
  const snapshot = await countRoundTrip(readSnapshots(reference as DocumentReference));
  return snapshot as DocumentSnapshot<Content, Content>;
};

/** Reads one document; `undefined` when it does not exist. */
export const readDocument = async <Content extends DocumentData>(
  reference: DocumentReference<Content, Content>,
): Promise<Content | undefined> => contentOf(await readSnapshot(reference));

type SnapshotReader = (reference: DocumentReference) => Promise<DocumentSnapshot>;

const readersByFields = new WeakMap<readonly string[], SnapshotReader>();

/**
 * A function that reads these fields of documents, those of requests at about the same time
 * together.
 */
const readerOf = (fields: readonly string[]): SnapshotReader => {
  const existing = readersByFields.get(fields);
  if (existing) return existing;
  const read: SnapshotReader = batchCalls(
    (references: readonly DocumentReference[]) =>
      sharedReadInTime(db.getAll(...references, { fieldMask: [...fields] })),
    requestLimits,
  );
  readersByFields.set(fields, read);
  return read;
};

/**
 * Reads the named fields of a document's current state: fewer bytes than all of them. Calls with
 * the same array of fields at about the same time share a request.
 */
export const readSnapshotFields = async <
  Content extends DocumentData,
  Name extends string & keyof Content,
>(
  reference: DocumentReference<Content, Content>,
  fields: readonly Name[],
): Promise<DocumentSnapshot<Pick<Content, Name>>> => {
  countReads(1);
  const snapshot = await countRoundTrip(readerOf(fields)(reference as DocumentReference));
  return snapshot as DocumentSnapshot<Pick<Content, Name>>;
};

/** Reads fields of one document like `readSnapshotFields`; `undefined` when it does not exist. */
export const readDocumentFields = async <
  Content extends DocumentData,
  Name extends string & keyof Content,
>(
  reference: DocumentReference<Content, Content>,
  fields: readonly Name[],
): Promise<Pick<Content, Name> | undefined> =>
  contentOf(await readSnapshotFields(reference, fields));

/** Reads the named fields of documents, in the order of their references. */
export const getDocuments = async <
  Content extends DocumentData,
  Name extends string & keyof Content,
>(
  references: DocumentReference<Content, Content>[],
  fields: readonly Name[],
): Promise<DocumentSnapshot<Pick<Content, Name>>[]> => {
  if (references.length === 0) return [];
  countReads(references.length);
  const snapshots = await getAll(...references, { fieldMask: [...fields] });
  return snapshots as DocumentSnapshot<Pick<Content, Name>>[];
};

/** Reads the named fields of documents, in order; `undefined` for each that does not exist. */
export const readFields = async <Content extends DocumentData, Name extends string & keyof Content>(
  references: DocumentReference<Content, Content>[],
  fields: readonly Name[],
): Promise<(Pick<Content, Name> | undefined)[]> => {
  const snapshots = await getDocuments(references, fields);
  return snapshots.map((snapshot) => contentOf(snapshot));
};

/** Reads documents, in the order of their references; `undefined` for each that does not exist. */
export const readDocuments = async <Content extends DocumentData>(
  references: DocumentReference<Content, Content>[],
): Promise<(Content | undefined)[]> => {
  if (references.length === 0) return [];
  countReads(references.length);
  const snapshots = await getAll(...references);
  return snapshots.map((snapshot) => contentOf(snapshot as DocumentSnapshot<Content>));
};
