import type { DocumentData, DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../../collections/firebase.ts';
import { contentOf } from '../../reads/documents.ts';
import { isRetryable } from '../attempt.ts';
import type { Place } from '../takeTurns.ts';
import type { Transaction } from '../transaction.ts';
import { collectWrites, type Writes } from './collectWrites.ts';
import { addToBatch, combinedWrite, contentAfter } from './documentWrite.ts';
import { type SharedReads, sharedReads } from './sharedReads.ts';

/** What one commit may contain. */
export interface CommitLimits {
  writes: number;
  /** About as many bytes. */
  bytes: number;
}

/** The commit has no room for the writes of a request. */
export class CommitIsFull extends Error {}

const pick = (content: DocumentData, names: readonly string[]): DocumentData =>
  Object.fromEntries(names.flatMap((name) => (name in content ? [[name, content[name]]] : [])));

const sizeOf = (writes: Writes): number =>
  JSON.stringify([...writes.values()].map(({ write }) => write)).length;

/** The writes of the requests that a commit contains, one for each document. */
const sharedWrites = (limits: CommitLimits) => {
  const all: Writes = new Map();
  let bytes = 0;
  return {
    all,
    /**
     * Adds the writes of a request, and returns how many more there are. Throws `CommitIsFull`, and
     * `NotCombinable` if they cannot follow those before; then it adds none of them.
     */
    accept: (own: Writes): number => {
      const combined = [...own].map(([path, { reference, write }]) => {
        const both = combinedWrite(all.get(path)?.write, write);
        return [path, { reference, write: both }] as const;
      });
      const more = combined.filter(([path]) => !all.has(path)).length;
      const size = sizeOf(own);
      const isFull = all.size + more > limits.writes || bytes + size > limits.bytes;
      if (isFull && all.size > 0) throw new CommitIsFull();
      for (const [path, written] of combined) all.set(path, written);
      bytes += size;
      return more;
    },
  };
};

/** A transaction of a request that waits for its turn, and then sees the writes before it. */
const viewOf = (
  { id, turn }: { id: string; turn: Promise<void> },
  reads: SharedReads,
  { all, accept }: ReturnType<typeof sharedWrites>,
) => {
  const { steps, writes, addedDocument } = collectWrites(id);

  const seen = async (
    reference: object,
    read: (reference: DocumentReference) => Promise<DocumentSnapshot>,
  ): Promise<DocumentData | undefined> => {
    const snapshot = await read(reference as DocumentReference);
    await turn;
    return contentAfter(contentOf(snapshot), all.get(snapshot.ref.path)?.write);
  };

  const seenFields = async (reference: object, fields: readonly string[]) => {
    const content = await seen(reference, (one) => reads.readFields(one, fields));
    return content && pick(content, fields);
  };

  const transaction: Transaction = {
    ...steps,
    id,
    read: (reference) => seen(reference, reads.read) as never,
    peek: (reference) => seen(reference, reads.peek) as never,
    readAll: (references, fields) =>
      Promise.all(references.map((reference) => seenFields(reference, fields))) as never,
  };
  return { transaction, accept: () => accept(writes), addedDocument };
};

/**
 * One attempt to carry out several requests in one transaction. Each has a view of it, which shows
 * the store as if those accepted before it had been committed.
 */
export const sharedAttempt = (place: Place, limits: CommitLimits) => {
  const reads = sharedReads(place);
  const writes = sharedWrites(limits);
  return {
    viewOf: (id: string, turn: Promise<void>) => viewOf({ id, turn }, reads, writes),
    commit: async (): Promise<void> => {
      if (writes.all.size === 0) return;
      const batch = db.batch();
      for (const [path, { reference, write }] of writes.all) {
        addToBatch(batch, reference, write, reads.ifUnchanged(path));
      }
      await batch.commit();
    },
    canRetry: (error: unknown, collisions: number): boolean => {
      const expectsMissing = [...writes.all].some(
        ([
          path,
          {
            write: { kind },
          },
        ]) => kind === 'assertMissing' || (kind === 'create' && reads.has(path)),
      );
      return isRetryable(error, collisions, expectsMissing);
    },
  };
};
