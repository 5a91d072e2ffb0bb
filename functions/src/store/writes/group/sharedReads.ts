import type { DocumentReference, DocumentSnapshot, Precondition } from 'firebase-admin/firestore';
import { readSnapshot, readSnapshotFields } from '../../reads/documents.ts';
import type { Place } from '../takeTurns.ts';

/** The reads of several requests in one transaction: each document is read once. */
export const sharedReads = (place: Place) => {
  const snapshots = new Map<string, Promise<DocumentSnapshot>>();
  const readTimes = new Map<string, DocumentSnapshot['updateTime']>();

  const once = (name: string, load: () => Promise<DocumentSnapshot>): Promise<DocumentSnapshot> => {
    const existing = snapshots.get(name);
    if (existing) return existing;
    const loaded = load();
    snapshots.set(name, loaded);
    return loaded;
  };

  const inTurn = async (
    { path }: DocumentReference,
    load: () => Promise<DocumentSnapshot>,
  ): Promise<DocumentSnapshot> => {
    await place.waitFor(path);
    const snapshot = await load();
    // The first time counts: what was read then must be unchanged, too.
    if (!readTimes.has(path)) readTimes.set(path, snapshot.updateTime);
    return snapshot;
  };

  return {
    read: (reference: DocumentReference) =>
      once(reference.path, () => inTurn(reference, () => readSnapshot(reference))),
    readFields: (reference: DocumentReference, fields: readonly string[]) =>
      once(`${reference.path} ${fields.join()}`, () =>
        inTurn(reference, () => readSnapshotFields(reference, fields)),
      ),
    peek: (reference: DocumentReference) =>
      once(`${reference.path} now`, () => readSnapshot(reference)),
    has: (path: string): boolean => readTimes.has(path),
    /** The precondition of a write that depends on the document as it was read. */
    ifUnchanged: (path: string): Precondition => {
      const lastUpdateTime = readTimes.get(path);
      return lastUpdateTime ? { lastUpdateTime } : { exists: true };
    },
  };
};

/** The reads of requests that share a transaction. */
export type SharedReads = ReturnType<typeof sharedReads>;
