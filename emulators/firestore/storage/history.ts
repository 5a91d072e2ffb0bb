import type { Change, Document } from '../values/document.ts';
import { FirestoreError } from '../values/errors.ts';
import { compareTimestamps, Timestamp } from '../values/timestamp.ts';

// Production keeps one hour of changes, whatever their size. Here memory is the limit.
// https://firebase.google.com/docs/firestore/understand-reads-writes-scale#stale_reads
const minChanges = 10_000;
// A listener that was offline for a minute, and reconnects within the next one, misses nothing.
const minSeconds = 120;
// The most changes that are kept: about 50 to 100 MiB of small documents.
const maxChanges = 100_000;

interface PastChange extends Change {
  time: Timestamp;
}

/** The latest changes of a database, for reading its earlier states. */
export class History {
  private changes: PastChange[] = [];
  private horizon = new Timestamp(0, 0);
  private trimLength = 2 * minChanges;

  /** Records a change. */
  add(change: Change, time: Timestamp): void {
    this.changes.push({ ...change, time });
  }

  /**
   * Drops changes that no reader needs. Runs once per 10,000 changes, so the cost of a change does
   * not depend on the number kept.
   * @param now The current time. The changes of the last two minutes are dropped only when there
   * are
   * too many.
   * @param oldestReader The earliest time that a reader still needs, likewise.
   */
  trim(now: Timestamp, oldestReader: () => Timestamp | undefined): void {
    const { length } = this.changes;
    if (length < this.trimLength) return;
    const resumable = new Timestamp(now.seconds - minSeconds, now.nanos);
    const unneeded = Math.min(
      length - minChanges,
      this.countUpTo(resumable),
      this.countUpTo(oldestReader()),
    );
    this.drop(Math.max(unneeded, length - maxChanges));
    this.trimLength = this.changes.length + minChanges;
  }

  /** Whether every change since a time is still kept. */
  covers(time: Timestamp): boolean {
    return compareTimestamps(time, this.horizon) >= 0;
  }

  /**
   * The documents that have changed since a time, as they were at that time: by path, undefined
   * where there was none.
   * @throws {FirestoreError} FAILED_PRECONDITION when the time is older than the kept changes.
   */
  since(time: Timestamp): Map<string, Document | undefined> {
    if (!this.covers(time)) {
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

  private countUpTo(time: Timestamp | undefined) {
    const later =
      time && this.changes.findIndex((change) => compareTimestamps(change.time, time) > 0);
    return later === undefined || later < 0 ? this.changes.length : later;
  }

  private drop(count: number) {
    const last = this.changes.splice(0, count).at(-1);
    if (last) this.horizon = last.time;
  }
}
