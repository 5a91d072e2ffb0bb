import type { Change, Document } from './document.ts';
import { contention } from './errors.ts';
import type { RangeLock } from './rangeLock.ts';
import type { Clock } from './timestamp.ts';
import { Transaction } from './transaction.ts';
import { type Contender, notYet, type WaitingLine } from './waitingLine.ts';

/** How long a write waits for the locks of others before it fails. */
const writePatienceMs = 10_000;
/**
 * How long a request waits for a holder whose client is silent. While clients are quick, those that
 * want the same document take turns and none has to start over; a slow one is shared with, and then
 * the older wins at its commit.
 */
const turnPatienceMs = 500;

/** What a transaction wants to read: documents, or the range of a query. */
export type Wish = { paths: readonly string[] } | { range: RangeLock };

/** A write to come: the paths it changes, how they change, and making it so. */
export interface PendingWrite<P extends { changes: readonly Change[] }, R> {
  paths: readonly string[];
  /** Works out the changes on the state as it is. */
  prepare(): P;
  /** Makes the changes visible. */
  apply(prepared: P): R;
}

/**
 * The locks of a database. Transactions lock what they read, in turn where several want the same.
 * At the commit of a transaction, or a write outside of any, others may hold what it changes; then
 * wound-wait decides: the older wounds the younger, which fails with ABORTED, and waits for none but
 * older ones. So there is no deadlock, and the oldest always gets on.
 */
export class Locks {
  private readonly clock: Clock;
  private readonly line: WaitingLine;
  private readonly find: (path: string) => Document | undefined;
  private readonly holders = new Map<string, Set<Transaction>>();
  private readonly rangeHolders = new Set<Transaction>();

  constructor(clock: Clock, line: WaitingLine, find: (path: string) => Document | undefined) {
    this.clock = clock;
    this.line = line;
    this.find = find;
  }

  /**
   * Locks what a transaction is about to read; resolves when it may.
   * @throws {FirestoreError} ABORTED or INVALID_ARGUMENT when the transaction is lost by then.
   */
  async read(transaction: Transaction, wish: Wish): Promise<void> {
    await this.line.turn(transaction, () => {
      transaction.assertOpen();
      if (this.rivalsOfWish(transaction, wish).some((rival) => this.isBusy(rival))) return notYet;
      this.grant(transaction, wish);
      return undefined;
    });
    transaction.assertOpen();
  }

  /**
   * Makes a write once no lock of another stands against it; resolves with what `apply` returns.
   * `prepare` may run several times, the last time in the same turn of the event loop as `apply`.
   *
   * @throws What `prepare` throws.
   * @throws {FirestoreError} ABORTED when the transaction has lost, or locks are not released in time.
   */
  write<P extends { changes: readonly Change[] }, R>(
    contender: Contender,
    { paths, prepare, apply }: PendingWrite<P, R>,
  ): Promise<R> {
    const deadline = this.clock() + writePatienceMs;
    return this.line.turn(contender, () => {
      if (contender instanceof Transaction) contender.assertOpen();
      const holders = this.holdersOf(paths).filter((holder) => holder !== contender);
      if (this.mustWait(contender, holders)) return this.waitUntil(deadline);
      const prepared = prepare();
      const rivals = [...holders, ...this.rivalsOfChanges(contender, prepared.changes)];
      if (this.mustWait(contender, rivals)) return this.waitUntil(deadline);
      for (const rival of rivals) this.wound(rival);
      return apply(prepared);
    });
  }

  /** Gives up all locks of a transaction that is over, and lets those in line try again. */
  release(transaction: Transaction): void {
    for (const path of transaction.documents) {
      const holders = this.holders.get(path);
      holders?.delete(transaction);
      if (holders?.size === 0) this.holders.delete(path);
    }
    transaction.documents.clear();
    transaction.ranges.length = 0;
    this.rangeHolders.delete(transaction);
    this.line.serve();
  }

  private isBusy(holder: Transaction) {
    return holder.isBusy(this.clock(), turnPatienceMs);
  }

  private mustWait({ age }: Contender, rivals: readonly Transaction[]) {
    return rivals.some((rival) => rival.age < age || this.isBusy(rival));
  }

  private waitUntil(deadline: number): typeof notYet {
    if (this.clock() >= deadline) throw contention();
    return notYet;
  }

  private wound(transaction: Transaction) {
    transaction.lose('contention');
    this.release(transaction);
  }

  private holdersOf(paths: readonly string[]) {
    return paths.flatMap((path) => [...(this.holders.get(path) ?? [])]);
  }

  private rivalsOfWish(transaction: Transaction, wish: Wish) {
    const rivals =
      'paths' in wish ? this.readersOf(transaction, wish.paths) : this.readersIn(wish.range);
    return rivals.filter((rival) => rival !== transaction);
  }

  private readersOf(transaction: Transaction, paths: readonly string[]) {
    const wanted = paths.filter((path) => !transaction.documents.has(path));
    const inRange = [...this.rangeHolders].filter(({ ranges }) =>
      ranges.some((range) => wanted.some((path) => range.covers(this.find(path)))),
    );
    return [...this.holdersOf(wanted), ...inRange];
  }

  private readersIn(wanted: RangeLock) {
    const sameRange = [...this.rangeHolders].filter(({ ranges }) =>
      ranges.some(({ key }) => key === wanted.key),
    );
    const held = [...this.holders.keys()].filter((path) => wanted.covers(this.find(path)));
    return [...sameRange, ...this.holdersOf(held)];
  }

  private rivalsOfChanges(contender: Contender, changes: readonly Change[]) {
    return [...this.rangeHolders].filter((holder) => {
      const { ranges } = holder;
      return (
        holder !== contender &&
        changes.some((change) => ranges.some((range) => range.isAffected(change)))
      );
    });
  }

  private grant(transaction: Transaction, wish: Wish) {
    if ('range' in wish) {
      transaction.ranges.push(wish.range);
      this.rangeHolders.add(transaction);
      return;
    }
    for (const path of wish.paths) {
      transaction.documents.add(path);
      this.holders.set(path, (this.holders.get(path) ?? new Set()).add(transaction));
    }
  }
}
