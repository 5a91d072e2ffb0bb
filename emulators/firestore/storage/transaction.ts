import { contention, type FirestoreError, invalidArgument } from '../values/errors.ts';
import type { Timestamp } from '../values/timestamp.ts';
import type { RangeLock } from './rangeLock.ts';
import type { LockRequester } from './waitQueue.ts';

/** The lifetime of a transaction: without requests, and in total. */
const lifetimes = {
  /** https://firebase.google.com/docs/firestore/manage-data/transactions#transaction_failure */
  idleMs: 60_000,
  totalMs: 270_000,
};

/** Why the server ended a transaction. */
type AbortReason = 'contention' | 'expired';

const abortErrors: Record<AbortReason, () => FirestoreError> = {
  contention,
  // The SDKs restart the transaction when the message says "transaction has expired".
  expired: () => invalidArgument('The referenced transaction has expired or is no longer valid.'),
};

/** An open transaction with its locks. */
export class Transaction implements LockRequester {
  readonly id: string;
  readonly age: number;
  /** The read time of a read-only transaction. */
  readonly snapshotTime: Timestamp | undefined;
  readonly documents = new Set<string>();
  readonly ranges: RangeLock[] = [];
  /** How many of its requests wait for a lock. */
  waiting = 0;
  private readonly startedAt: number;
  private activeAt: number;
  private abortReason: AbortReason | undefined;

  constructor(id: string, age: number, snapshotTime: Timestamp | undefined, now: number) {
    this.id = id;
    this.age = age;
    this.snapshotTime = snapshotTime;
    this.startedAt = now;
    this.activeAt = now;
  }

  get isReadOnly(): boolean {
    return this.snapshotTime !== undefined;
  }

  get isOpen(): boolean {
    return this.abortReason === undefined;
  }

  /** Records activity of its client. */
  touch(now: number): void {
    this.activeAt = now;
  }

  /**
   * Whether its client was active recently and waits for no lock, so that waiting for it is
   * worthwhile.
   */
  isActive(now: number, idleMs: number): boolean {
    return this.waiting === 0 && now - this.activeAt < idleMs;
  }

  /** Whether it has exceeded one of its lifetimes. */
  isPastLifetime(now: number): boolean {
    const idle = this.waiting === 0 && now - this.activeAt >= lifetimes.idleMs;
    return idle || now - this.startedAt >= lifetimes.totalMs;
  }

  /** Whether it was aborted so long ago that its client no longer uses it. */
  canBeForgotten(now: number): boolean {
    return !this.isOpen && now - this.startedAt >= 2 * lifetimes.totalMs;
  }

  /** Aborts it: every further request fails. */
  abort(abortReason: AbortReason): void {
    this.abortReason ??= abortReason;
  }

  /** @throws {FirestoreError} ABORTED or INVALID_ARGUMENT when it was aborted or has expired. */
  assertOpen(): void {
    if (this.abortReason) throw abortErrors[this.abortReason]();
  }
}
