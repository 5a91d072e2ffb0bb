import type { Database } from '../storage/database.ts';
import type { Change } from '../values/document.ts';
import type { Timestamp } from '../values/timestamp.ts';
import { Responses } from './responses.ts';

/** How long commits are collected. Listeners do not need every version of a document. */
const intervalMs = 50;

/** Who gets the changes. */
export interface FeedListener {
  /** Takes the net changes since the last call, with the responses that all listeners share. */
  apply(changes: readonly Change[], responses: Responses): void;
  /** Whether a document leaves what it listens to. */
  loses(change: Change): boolean;
}

const feeds = new WeakMap<Database, ChangeFeed>();

/**
 * The commits of a database for its listeners. A commit after a pause is passed on at once. The
 * commits within 50 ms after it are collected and passed on together, so that the cost of a
 * listener does not grow with the rate of commits. All listeners of a database get the same changes
 * at the same time.
 */
export class ChangeFeed {
  private readonly database: Database;
  private readonly listeners = new Set<FeedListener>();
  private pending = new Map<string, Change>();
  private time: Timestamp | undefined;
  private timer: NodeJS.Timeout | undefined;
  private unsubscribe: (() => void) | undefined;

  private constructor(database: Database) {
    this.database = database;
  }

  /** The feed of a database. */
  static of(database: Database): ChangeFeed {
    const feed = feeds.get(database) ?? new ChangeFeed(database);
    feeds.set(database, feed);
    return feed;
  }

  /** Subscribes to the changes from now on; returns a function that unsubscribes. */
  subscribe(listener: FeedListener): () => void {
    this.flush();
    this.unsubscribe ??= this.database.onCommit((changes, time) => this.collect(changes, time));
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.stop();
    };
  }

  /** Passes on what is collected. Afterwards all listeners know the latest state. */
  flush(): void {
    const { pending, time } = this;
    if (!time) return;
    this.pending = new Map();
    this.time = undefined;
    const changes = [...pending.values()];
    const responses = new Responses(this.database, time);
    for (const listener of this.listeners) listener.apply(changes, responses);
  }

  private collect(changes: readonly Change[], time: Timestamp) {
    if (changes.some((change) => this.hidesVersion(change))) this.flush();
    this.time = time;
    for (const change of changes) {
      const earlier = this.pending.get(change.path);
      this.pending.set(change.path, earlier ? { ...change, before: earlier.before } : change);
    }
    if (this.timer) return;
    this.timer = setTimeout(() => this.endInterval(), intervalMs);
    this.flush();
  }

  /**
   * Whether a listener would hear that a document has left without having its last version. A web
   * client that wrote this version itself keeps showing it until it receives it.
   */
  private hidesVersion(change: Change) {
    if (!this.pending.has(change.path)) return false;
    for (const listener of this.listeners) if (listener.loses(change)) return true;
    return false;
  }

  private endInterval() {
    this.timer = this.time && setTimeout(() => this.endInterval(), intervalMs);
    this.flush();
  }

  private stop() {
    this.unsubscribe?.();
    this.unsubscribe = undefined;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.pending.clear();
    this.time = undefined;
  }
}
