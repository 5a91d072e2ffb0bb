import { randomBytes } from 'node:crypto';
import type { Change, Document } from '../values/document.ts';
import { invalidArgument } from '../values/errors.ts';
import { type Clock, compareTimestamps, type Timestamp } from '../values/timestamp.ts';
import { type LockRequest, Locks, type PendingWrite } from './locks.ts';
import { Transaction } from './transaction.ts';
import { WaitQueue } from './waitQueue.ts';

/** An id contains the age, so that a retry keeps it even after the transaction is gone. */
const idPattern = /^([0-9a-f]{12})[0-9a-f]{16}$/;

/** The minimum interval between checks of all lifetimes. */
const sweepMs = 1000;

const idFor = (age: number) => age.toString(16).padStart(12, '0') + randomBytes(8).toString('hex');

/** How to begin a transaction. */
export interface BeginOptions {
  /** The read time of a read-only transaction, which takes no locks. */
  readOnlyAt?: Timestamp;
  /** The id of the transaction that it retries; it keeps the age of that one. */
  retryOf?: string | undefined;
}

/** The open transactions of a database. Ids are hexadecimal. */
export class Transactions {
  private readonly clock: Clock;
  private readonly locks: Locks;
  private readonly byId = new Map<string, Transaction>();
  private lastAge = 0;
  private nextSweep = 0;

  constructor(clock: Clock, find: (path: string) => Document | undefined) {
    this.clock = clock;
    this.locks = new Locks(clock, new WaitQueue(() => this.sweepIfDue()), find);
  }

  /** Begins a transaction. */
  begin({ readOnlyAt, retryOf }: BeginOptions): Transaction {
    this.sweepIfDue();
    const retried = retryOf && idPattern.exec(retryOf)?.[1];
    const age = retried ? Number.parseInt(retried, 16) : this.nextAge();
    const transaction = new Transaction(idFor(age), age, readOnlyAt, this.clock());
    this.byId.set(transaction.id, transaction);
    return transaction;
  }

  /**
   * The open transaction of an id; records it as active.
   * @throws {FirestoreError} INVALID_ARGUMENT when there is none or it has expired; ABORTED when an
   * older transaction won a conflict.
   */
  use(id: string): Transaction {
    this.sweepIfDue();
    const transaction = this.byId.get(id);
    if (!transaction) throw invalidArgument('Transaction is invalid or closed.');
    this.abortIfPastLifetime(transaction, this.clock());
    transaction.assertOpen();
    transaction.touch(this.clock());
    return transaction;
  }

  /** Locks what a transaction is about to read. Throws as `Locks.read`. */
  async lock(transaction: Transaction, request: LockRequest): Promise<void> {
    await this.locks.read(transaction, request);
    transaction.touch(this.clock());
  }

  /** Commits a transaction and ends it, whatever the outcome. Throws as `Locks.write`. */
  async commit<P extends { changes: readonly Change[] }, R>(
    transaction: Transaction,
    write: PendingWrite<P, R>,
  ): Promise<R> {
    try {
      return await this.locks.write(transaction, write);
    } finally {
      this.end(transaction);
    }
  }

  /** Applies a write without a transaction. Throws as `Locks.write`. */
  write<P extends { changes: readonly Change[] }, R>(write: PendingWrite<P, R>): Promise<R> {
    this.sweepIfDue();
    return this.locks.write({ age: this.nextAge(), waiting: 0 }, write);
  }

  /** Ends a transaction by its id; an aborted one has already ended. */
  rollback(id: string): void {
    const transaction = this.byId.get(id);
    if (!transaction) throw invalidArgument('Transaction is invalid or closed.');
    this.end(transaction);
  }

  /** Aborts all transactions; further requests of their clients fail. */
  abortAll(): void {
    for (const transaction of this.byId.values()) this.abort(transaction, 'contention');
  }

  /** The earliest read time of the open read-only transactions. */
  oldestSnapshot(): Timestamp | undefined {
    this.sweep(this.clock());
    return [...this.byId.values()]
      .filter(({ isOpen }) => isOpen)
      .map(({ snapshotTime }) => snapshotTime)
      .filter((time) => time !== undefined)
      .reduce<Timestamp | undefined>(
        (oldest, time) => (oldest && compareTimestamps(oldest, time) <= 0 ? oldest : time),
        undefined,
      );
  }

  private nextAge() {
    this.lastAge = Math.max(this.lastAge + 1, Math.floor(this.clock() * 100));
    return this.lastAge;
  }

  private end(transaction: Transaction) {
    this.byId.delete(transaction.id);
    this.locks.release(transaction);
  }

  private abort(transaction: Transaction, abortReason: Parameters<Transaction['abort']>[0]) {
    transaction.abort(abortReason);
    this.locks.release(transaction);
  }

  private sweepIfDue() {
    const now = this.clock();
    if (now >= this.nextSweep) this.sweep(now);
  }

  // Aborted transactions are kept for as long as their clients may still use them.
  private sweep(now: number) {
    this.nextSweep = now + sweepMs;
    for (const transaction of this.byId.values()) {
      if (transaction.canBeForgotten(now)) this.byId.delete(transaction.id);
      else this.abortIfPastLifetime(transaction, now);
    }
  }

  private abortIfPastLifetime(transaction: Transaction, now: number) {
    if (transaction.isOpen && transaction.isPastLifetime(now)) this.abort(transaction, 'expired');
  }
}
