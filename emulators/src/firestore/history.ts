import type { Change, Document } from './document.ts';
import { FirestoreError } from './errors.ts';
import { compareTimestamps, Timestamp } from './timestamp.ts';

// Production keeps an hour, whatever its size. Here memory is the limit.
// https://firebase.google.com/docs/firestore/understand-reads-writes-scale#stale_reads
const keptChanges = 10_000;

interface PastChange extends Change {
  time: Timestamp;
}

/** The latest changes of a database, from which its earlier states are told. */
export class History {
  private changes: PastChange[] = [];
  private horizon = new Timestamp(0, 0);

  add(change: Change, time: Timestamp): void {
    this.changes.push({ ...change, time });
  }

  /**
   * Forgets what is more than enough.
   * @param oldestReader The earliest time someone still reads at: nothing after it is forgotten.
   */
  trim(oldestReader: () => Timestamp | undefined): void {
    if (this.changes.length < 2 * keptChanges) return;
    let count = this.changes.length - keptChanges;
    const pinned = oldestReader();
    if (pinned) {
      const first = this.changes.findIndex(({ time }) => compareTimestamps(time, pinned) > 0);
      if (first >= 0) count = Math.min(count, first);
    }
    const dropped = this.changes.splice(0, count).at(-1);
    if (dropped) this.horizon = dropped.time;
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
}
