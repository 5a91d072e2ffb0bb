import type { IndexConfiguration } from '../query/indexConfiguration.ts';
import { IndexedDocuments } from '../query/indexedDocuments.ts';
import type { Change, Document } from '../values/document.ts';
import { type DatabaseId, databaseName, lastIdOf, parentOf } from '../values/paths.ts';
import { type Clock, compareTimestamps, Ticker, type Timestamp } from '../values/timestamp.ts';
import type { Caller } from './caller.ts';
import { History } from './history.ts';
import { Transactions } from './transactions.ts';

/** The documents as of one time: now or earlier. */
export interface Snapshot {
  readonly time: Timestamp;
  /** The document at a path; undefined when there is none. */
  get(path: string): Document | undefined;
  /** The documents that have changed since then, by path, as of the snapshot. */
  readonly changed: ReadonlyMap<string, Document | undefined>;
}

/**
 * Called synchronously after each commit that changed something, with the changes, the commit time
 * and the author.
 */
export type CommitListener = (changes: readonly Change[], time: Timestamp, author: Caller) => void;

/** One Firestore database: its documents, indexes, past versions and transactions. */
export class Database {
  readonly id: DatabaseId;
  readonly transactions: Transactions;
  /** The composite indexes that production would have; undefined allows every query. */
  readonly indexes: IndexConfiguration | undefined;
  private readonly documents = new Map<string, Document>();
  private readonly collections = new Map<string, IndexedDocuments>();
  private readonly groups = new Map<string, IndexedDocuments>();
  private wholeDatabase: IndexedDocuments | undefined;
  private readonly history = new History();
  private readonly listeners = new Set<CommitListener>();
  private readonly ticker: Ticker;
  // A client may resume with a time from before a restart, for which no history exists.
  private readonly createdAt: Timestamp;

  constructor(id: DatabaseId, clock: Clock, indexes?: IndexConfiguration) {
    this.id = id;
    this.indexes = indexes;
    this.ticker = new Ticker(clock);
    this.createdAt = this.ticker.read();
    this.transactions = new Transactions(clock, this.get);
  }

  /** The full resource name of a path. */
  nameOf(path: string): string {
    return `${databaseName(this.id)}/documents/${path}`;
  }

  /** The document at a path as of now. */
  readonly get = (path: string): Document | undefined => this.documents.get(path);

  /**
   * A snapshot of the current state. It is valid only until the caller yields to the event loop.
   */
  latest(): Snapshot {
    return { time: this.ticker.read(), get: this.get, changed: new Map() };
  }

  /**
   * A snapshot of the state at an earlier time.
   * @throws {FirestoreError} FAILED_PRECONDITION when the versions of that time are no longer kept.
   */
  at(time: Timestamp): Snapshot {
    const changed = this.history.since(time);
    const get = (path: string) => (changed.has(path) ? changed.get(path) : this.get(path));
    return { time, get, changed };
  }

  /**
   * Whether a listener can resume from a time: it lies within the life of this database, and all
   * changes since are kept.
   */
  canResumeFrom(time: Timestamp): boolean {
    return (
      compareTimestamps(time, this.createdAt) >= 0 &&
      compareTimestamps(time, this.ticker.read()) <= 0 &&
      this.history.covers(time)
    );
  }

  /** A commit time, after all earlier ones. */
  nextCommitTime(): Timestamp {
    return this.ticker.commit();
  }

  /** Applies the changes of a commit, all at once. */
  apply(changes: readonly Change[], time: Timestamp, author: Caller = 'owner'): void {
    const effective = changes.filter(({ before, after }) => before !== after);
    for (const change of effective) {
      this.store(change);
      this.history.add(change, time);
    }
    this.history.trim(time, () => this.transactions.oldestSnapshot());
    if (effective.length === 0) return;
    for (const listener of this.listeners) listener(effective, time, author);
  }

  /** Subscribes to the commits in their order; returns a function that unsubscribes. */
  onCommit(listener: CommitListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Deletes all documents and aborts all transactions. */
  clear(): void {
    this.transactions.abortAll();
    const changes = [...this.documents.values()].map((before) => ({
      path: before.path,
      before,
      after: undefined,
    }));
    this.apply(changes, this.nextCommitTime());
  }

  /** All documents, in the order of their creation. */
  allDocuments(): Iterable<Document> {
    return this.documents.values();
  }

  /** The documents directly in one collection. */
  collection(path: string): IndexedDocuments | undefined {
    return this.collections.get(path);
  }

  /** The paths of all collections that hold documents. */
  collectionPaths(): Iterable<string> {
    return this.collections.keys();
  }

  /** The documents of a collection group. */
  group(collectionId: string): IndexedDocuments {
    const existing = this.groups.get(collectionId);
    if (existing) return existing;
    const group = new IndexedDocuments(
      this.get,
      [...this.documents.values()].filter(({ path }) => groupOf(path) === collectionId),
    );
    this.groups.set(collectionId, group);
    return group;
  }

  /** All documents. */
  all(): IndexedDocuments {
    this.wholeDatabase ??= new IndexedDocuments(this.get, this.documents.values());
    return this.wholeDatabase;
  }

  private store(change: Change) {
    const { path, after } = change;
    if (after) this.documents.set(path, after);
    else this.documents.delete(path);
    this.updateCollection(change);
    this.groups.get(groupOf(path))?.update(change);
    this.wholeDatabase?.update(change);
  }

  private updateCollection(change: Change) {
    const path = parentOf(change.path);
    const collection = this.collections.get(path) ?? new IndexedDocuments(this.get, []);
    this.collections.set(path, collection);
    collection.update(change);
    if (collection.size === 0) this.collections.delete(path);
  }
}

const groupOf = (path: string) => lastIdOf(parentOf(path));
