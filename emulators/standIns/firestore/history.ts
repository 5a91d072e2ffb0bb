import type { Change, Document } from './document.ts';
import { FirestoreError } from './errors.ts';
import { compareTimestamps, Timestamp } from './timestamp.ts';

// Production keeps an hour, whatever its size. Here memory is the limit.
// https://firebase.google.com/docs/firestore/understand-reads-writes-scale#stale_reads
const keptChanges = 10_000;
// What read-only transactions can keep in all: some 50 to 100 MiB of small documents.
const maxChanges = 100_000;

interface PastChange extends Change {
  time: Timestamp;
}

/** The latest changes of a database, from which its earlier states are told. */
export class History {
  private changes: PastChange[] = [];
  private horizon = new Timestamp(0, 0);
  private trimAt = 2 * keptChanges;

  add(change: Change, time: Timestamp): void {
    this.changes.push({ ...change, time });
  }

  /**
   * Drops the changes that nobody needs. It looks for them once per 10,000 changes, so that a change
   * costs the same however many are kept.
   * @param oldestReader The earliest time that a reader still needs: no later change is dropped
   * unless there are too many.
   */
  trim(oldestReader: () => Timestamp | undefined): void {
    const { length } = this.changes;
    if (length < this.trimAt) return;
    const unneeded = Math.min(length - keptChanges, this.countUntil(oldestReader()));
    this.drop(Math.max(unneeded, length - maxChanges));
    this.trimAt = this.changes.length + keptChanges;
  }

  /** Whether all that has changed since a time is known. */
  keeps(time: Timestamp): boolean {
    return compareTimestamps(time, this.horizon) >= 0;
  }

  /**
   * What the changed documents were at a time: by path, undefined where there was none.
   * @throws {FirestoreError} FAILED_PRECONDITION when the time lies too far back.
   */
  since(time: Timestamp): Map<string, Document | undefined> {
    if (!this.keeps(time)) {
      throw new FirestoreError(
        'FAILED_PRECONDITION',
        'The requested read time is too old: the database no longer keeps its versions.',
      );
    }
    const documents = new Map<string, Document | undefined>();
    for (let at = this.changes.length - 1; at >= 0; at--) {
      const change = this.changes[at] as PastChange;
      if (compareTimestamps(change.time, time) <= 0) break;
      documents.set(change.path, change.before);
    }
    return documents;
  }

  private countUntil(time: Timestamp | undefined) {
    const later =
      time && this.changes.findIndex((change) => compareTimestamps(change.time, time) > 0);
    return later === undefined || later < 0 ? this.changes.length : later;
  }

  private drop(count: number) {
    const last = this.changes.splice(0, count).at(-1);
    if (last) this.horizon = last.time;
  }
}
