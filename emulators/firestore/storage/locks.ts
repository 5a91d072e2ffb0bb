import type { Change, Document } from '../values/document.ts';
import { contention } from '../values/errors.ts';
import type { Clock } from '../values/timestamp.ts';
import type { RangeLock } from './rangeLock.ts';
import { Transaction } from './transaction.ts';
import { blocked, type LockRequester, type WaitQueue } from './waitQueue.ts';

/** How long a write waits for conflicting locks before it fails. */
const writeTimeoutMs = 10_000;

/**
 * How long a request waits for a lock holder whose client sends nothing. With fast clients, the
 * requests for one document run one after another and none has to retry. The locks of a slow client
 * are shared; at the commit the older transaction wins.
 */
const holderIdleMs = 500;

/** The target of a transaction's lock before a read: documents, or the range of a query. */
export type LockRequest = { paths: readonly string[] } | { range: RangeLock };

/** A write that waits for its locks. */
export interface PendingWrite<P extends { changes: readonly Change[] }, R> {
  paths: readonly string[];
  /** Computes the changes from the current state. */
  prepare(): P;
  /** Makes the changes visible. */
  apply(prepared: P): R;
}

/**
 * The lock manager of a database. Transactions lock what they read; conflicting requests run one
 * after another. A commit or a single write can conflict with the locks of other transactions.
 * Wound-wait resolves the conflict: an older transaction aborts younger holders, and waits only for
 * older ones. So there is no deadlock, and the oldest transaction always makes progress.
 */
export class Locks {
  private readonly clock: Clock;
  private readonly queue: WaitQueue;
  private readonly find: (path: string) => Document | undefined;
  private readonly holders = new Map<string, Set<Transaction>>();
  private readonly rangeHolders = new Set<Transaction>();

  constructor(clock: Clock, queue: WaitQueue, find: (path: string) => Document | undefined) {
    this.clock = clock;
    this.queue = queue;
    this.find = find;
  }

  /**
   * Locks what a transaction is about to read; resolves when the locks are granted.
   * @throws {FirestoreError} ABORTED or INVALID_ARGUMENT when the transaction was aborted while it
   * waited.
   */
  async read(transaction: Transaction, request: LockRequest): Promise<void> {
    await this.queue.enter(transaction, () => {
      transaction.assertOpen();
      const conflicting = this.conflictingHolders(transaction, request);
      if (conflicting.some((holder) => this.isActive(holder))) return blocked;
      this.grant(transaction, request);
      return undefined;
    });
    transaction.assertOpen();
  }

  /**
   * Applies a write once no conflicting lock remains; resolves with the result of `apply`.
   * `prepare` may run several times, the last time in the same turn of the event loop as `apply`.
   *
   * @throws Whatever `prepare` throws.
   * @throws {FirestoreError} ABORTED when the transaction was aborted, or locks are not released in
   * time.
   */
  write<P extends { changes: readonly Change[] }, R>(
    requester: LockRequester,
    { paths, prepare, apply }: PendingWrite<P, R>,
  ): Promise<R> {
    const deadline = this.clock() + writeTimeoutMs;
    return this.queue.enter(requester, () => {
      if (requester instanceof Transaction) requester.assertOpen();
      const holders = this.holdersOf(paths).filter((holder) => holder !== requester);
      if (this.mustWait(requester, holders)) return this.waitUntil(deadline);
      const prepared = prepare();
      const conflicting = [...holders, ...this.affectedRangeHolders(requester, prepared.changes)];
      if (this.mustWait(requester, conflicting)) return this.waitUntil(deadline);
      for (const holder of conflicting) this.wound(holder);
      return apply(prepared);
    });
  }

  /** Releases all locks of a transaction and retries the waiting requests. */
  release(transaction: Transaction): void {
    for (const path of transaction.documents) {
      const holders = this.holders.get(path);
      holders?.delete(transaction);
      if (holders?.size === 0) this.holders.delete(path);
    }
    transaction.documents.clear();
    transaction.ranges.length = 0;
    this.rangeHolders.delete(transaction);
    this.queue.retry();
  }

  private isActive(holder: Transaction) {
    return holder.isActive(this.clock(), holderIdleMs);
  }

  private mustWait({ age }: LockRequester, conflicting: readonly Transaction[]) {
    return conflicting.some((holder) => holder.age < age || this.isActive(holder));
  }

  private waitUntil(deadline: number): typeof blocked {
    if (this.clock() >= deadline) throw contention();
    return blocked;
  }

  private wound(transaction: Transaction) {
    transaction.abort('contention');
    this.release(transaction);
  }

  private holdersOf(paths: readonly string[]) {
    return paths.flatMap((path) => [...(this.holders.get(path) ?? [])]);
  }

  private conflictingHolders(transaction: Transaction, request: LockRequest) {
    const conflicting =
      'paths' in request
        ? this.holdersOfDocuments(transaction, request.paths)
        : this.holdersInRange(request.range);
    return conflicting.filter((holder) => holder !== transaction);
  }

  private holdersOfDocuments(transaction: Transaction, paths: readonly string[]) {
    const requested = paths.filter((path) => !transaction.documents.has(path));
    const inRange = [...this.rangeHolders].filter(({ ranges }) =>
      ranges.some((range) => requested.some((path) => range.covers(this.find(path)))),
    );
    return [...this.holdersOf(requested), ...inRange];
  }

  private holdersInRange(requested: RangeLock) {
    const sameRange = [...this.rangeHolders].filter(({ ranges }) =>
      ranges.some(({ key }) => key === requested.key),
    );
    const held = [...this.holders.keys()].filter((path) => requested.covers(this.find(path)));
    return [...sameRange, ...this.holdersOf(held)];
  }

  private affectedRangeHolders(requester: LockRequester, changes: readonly Change[]) {
    return [...this.rangeHolders].filter((holder) => {
      const { ranges } = holder;
      return (
        holder !== requester &&
        changes.some((change) => ranges.some((range) => range.isAffected(change)))
      );
    });
  }

  private grant(transaction: Transaction, request: LockRequest) {
    if ('range' in request) {
      transaction.ranges.push(request.range);
      this.rangeHolders.add(transaction);
      return;
    }
    for (const path of request.paths) {
      transaction.documents.add(path);
      this.holders.set(path, (this.holders.get(path) ?? new Set()).add(transaction));
    }
  }
}
