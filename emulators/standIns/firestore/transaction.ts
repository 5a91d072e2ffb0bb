import { contention, type FirestoreError, invalidArgument } from './errors.ts';
import type { RangeLock } from './rangeLock.ts';
import type { Timestamp } from './timestamp.ts';
import type { LockRequester } from './waitQueue.ts';

/** How long a transaction lives when nothing is asked of it, and in all. */
export const lifetimes = {
  /** https://firebase.google.com/docs/firestore/manage-data/transactions#transaction_failure */
  idleMs: 60_000,
  totalMs: 270_000,
};

/** Why a transaction is over although its client did not end it. */
type AbortReason = 'contention' | 'expired';

const abortErrors: Record<AbortReason, () => FirestoreError> = {
  contention,
  // The SDKs begin anew when they read "transaction has expired".
  expired: () => invalidArgument('The referenced transaction has expired or is no longer valid.'),
};

/** An open transaction, with what it has locked by reading it. */
export class Transaction implements LockRequester {
  readonly id: string;
  readonly age: number;
  /** The time all reads see, in a read-only transaction. */
  readonly snapshotTime: Timestamp | undefined;
  readonly documents = new Set<string>();
  readonly ranges: RangeLock[] = [];
  /** How many of its requests wait for a lock at the moment. */
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

  /** Notes that its client is there. */
  touch(now: number): void {
    this.activeAt = now;
  }

  /** Whether its client will probably go on within moments, so that waiting for it is worth while. */
  isActive(now: number, idleMs: number): boolean {
    return this.waiting === 0 && now - this.activeAt < idleMs;
  }

  isPastLifetime(now: number): boolean {
    const idle = this.waiting === 0 && now - this.activeAt >= lifetimes.idleMs;
    return idle || now - this.startedAt >= lifetimes.totalMs;
  }

  /** Whether it lost so long ago that its client no longer asks for it. */
  canBeForgotten(now: number): boolean {
    return !this.isOpen && now - this.startedAt >= 2 * lifetimes.totalMs;
  }

  /** Ends it: every further request of it fails. */
  abort(abortReason: AbortReason): void {
    this.abortReason ??= abortReason;
  }

  /** @throws {FirestoreError} ABORTED or INVALID_ARGUMENT when it has lost. */
  assertOpen(): void {
    if (this.abortReason) throw abortErrors[this.abortReason]();
  }
}
