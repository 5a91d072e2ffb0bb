import type { Database, Snapshot } from '../storage/database.ts';
import type { Change } from '../values/document.ts';
import { invalidArgument, toFirestoreError } from '../values/errors.ts';
import type { Timestamp } from '../values/timestamp.ts';
import {
  existenceFilter,
  targetChange,
  targetFailure,
  targetState,
} from '../wire/listenResponse.ts';
import { ChangeFeed } from './changeFeed.ts';
import { Responses } from './responses.ts';
import type { Target, Update } from './target.ts';

/**
 * How long a stream is silent at most. The server SDK opens another stream after two minutes of
 * silence; it says that production sends something about every 30 seconds.
 * https://googleapis.dev/nodejs/firestore/latest/global.html#WATCH_IDLE_TIMEOUT_MS
 */
const heartbeatMs = 30_000;

/** Where a resuming client stopped. */
export interface ResumePoint {
  /** The time of its last snapshot; undefined when the token is unknown. */
  time: Timestamp | undefined;
  /** How many documents it has from that snapshot. */
  expectedCount: number | undefined;
}

/** The current state, and the responses about it. */
interface Now {
  latest: Snapshot;
  responses: Responses;
}

/** How to add a target. */
export interface AddOptions {
  resumePoint: ResumePoint | undefined;
  /** Removes the target as soon as its documents are sent. */
  once: boolean;
}

/**
 * The targets of one client's stream. Sends ListenResponses: first all documents of a target, then
 * the changes of each commit. The responses to a commit end with one snapshot of all targets.
 * https://cloud.google.com/firestore/docs/reference/rpc/google.firestore.v1#listenresponse
 *
 * Google's emulator resets a target and sends all its documents after every change; this stand-in
 * sends only the changes, as production does.
 */
export class WatchStream {
  private readonly database: Database;
  private readonly send: (response: object) => void;
  private readonly targets = new Map<number, Target>();
  private readonly feed: ChangeFeed;
  private readonly unsubscribe: () => void;
  private readonly heartbeat: NodeJS.Timeout;
  private isClosed = false;

  constructor(database: Database, send: (response: object) => void) {
    this.database = database;
    this.send = send;
    this.feed = ChangeFeed.of(database);
    this.unsubscribe = this.feed.subscribe({
      apply: (changes, responses) => this.applyChanges(changes, responses),
      loses: (change) => [...this.targets.values()].some((target) => target.loses(change)),
    });
    this.heartbeat = setTimeout(() => this.beat(), heartbeatMs).unref();
  }

  /** An unused target id. */
  get freeId(): number {
    return Math.max(0, ...this.targets.keys()) + 1;
  }

  /**
   * Adds a target. If creating it fails or the rules deny it, the client receives its removal with
   * the cause.
   * @param make Creates the target.
   * @throws {FirestoreError} INVALID_ARGUMENT when the id is not positive or in use.
   */
  add(id: number, make: () => Target, options: AddOptions): void {
    if (id <= 0) throw invalidArgument(`Target id ${id} is not positive.`);
    if (this.targets.has(id)) throw invalidArgument(`Target id ${id} is in use on this stream.`);
    this.send(targetChange('ADD', id));
    this.attempt(id, () => {
      const target = make();
      target.assertAllowed();
      this.start(id, target, options);
    });
  }

  /** Removes a target; does nothing when there is none with this id. */
  remove(id: number): void {
    if (this.targets.delete(id)) this.send(targetChange('REMOVE', id));
  }

  /** Ends the stream: nothing more is sent. */
  close(): void {
    this.isClosed = true;
    clearTimeout(this.heartbeat);
    this.unsubscribe();
    this.targets.clear();
  }

  private start(id: number, target: Target, { resumePoint, once }: AddOptions) {
    // The snapshot at the end is one of all targets.
    this.feed.flush();
    const latest = this.database.latest();
    const responses = new Responses(this.database, latest.time);
    if (resumePoint) this.resume(id, target, resumePoint, { latest, responses });
    else this.sendUpdates(id, target, target.start(latest), responses);
    this.targets.set(id, target);
    this.send(targetState('CURRENT', id, latest.time));
    this.sendSnapshot(responses);
    if (once) this.remove(id);
  }

  private resume(id: number, target: Target, resumePoint: ResumePoint, now: Now) {
    const { latest, responses } = now;
    const { time: since, expectedCount } = resumePoint;
    if (!since || !this.database.canResumeFrom(since)) {
      this.send(targetState('RESET', id, latest.time));
      this.sendUpdates(id, target, target.start(latest), responses);
      return;
    }
    const past = this.database.at(since);
    const known = countDocuments(target.start(past));
    this.sendUpdates(
      id,
      target,
      target.applyChanges(this.changesSince(past), () => latest),
      responses,
    );
    if (expectedCount !== undefined && expectedCount !== known) {
      this.send(existenceFilter(id, countDocuments(target.start(latest))));
    }
  }

  private changesSince({ changed }: Snapshot): Change[] {
    return [...changed].map(([path, before]) => ({ path, before, after: this.database.get(path) }));
  }

  private applyChanges(changes: readonly Change[], responses: Responses) {
    const state = () => this.database.at(responses.time);
    let hasUpdates = false;
    for (const [id, target] of this.targets) {
      this.attempt(id, () => {
        const updates = target.applyChanges(changes, state);
        hasUpdates ||= updates.length > 0;
        this.sendUpdates(id, target, updates, responses);
      });
    }
    if (hasUpdates) this.sendSnapshot(responses);
  }

  /** Tells an idle client that it is up to date, so that it can resume from now. */
  private beat() {
    this.feed.flush();
    if (this.isClosed) return;
    if (this.targets.size === 0) this.heartbeat.refresh();
    else this.sendSnapshot(new Responses(this.database, this.database.latest().time));
  }

  private sendSnapshot(responses: Responses) {
    // Sending a document may have closed the stream.
    if (this.isClosed) return;
    this.heartbeat.refresh();
    this.send(responses.consistent());
  }

  private attempt(id: number, action: () => void) {
    try {
      action();
    } catch (error) {
      this.targets.delete(id);
      this.send(targetFailure(id, toFirestoreError(error)));
    }
  }

  private sendUpdates(
    id: number,
    target: Target,
    updates: readonly Update[],
    responses: Responses,
  ) {
    for (const update of updates) this.send(responses.update(id, update, target.projection));
  }
}

const countDocuments = (updates: readonly Update[]) =>
  updates.filter(({ document }) => document !== undefined).length;
