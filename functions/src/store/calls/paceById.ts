import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { ServerTime } from '../collections/serverTime.ts';

interface Pace {
  /**
   * The minimum number of milliseconds from the start of one run for an id to the start of the
   * next.
   */
  intervalMs: number;
  /** For how many ids the last run is remembered. */
  maxIds: number;
}

interface LastRun {
  startedAt: number;
  /**
   * The server time of the state that the run has published. Missing until the run has succeeded.
   */
  readAt?: ServerTime;
}

const isCovered = (changedAt: ServerTime | undefined, readAt: ServerTime | undefined): boolean =>
  changedAt !== undefined && readAt !== undefined && changedAt <= readAt;

/**
 * Limits how often work on the latest state of a document runs, separately for each id. The work
 * returns the server time at which it read the document. A change up to the time of a finished run
 * needs no other run, which matters where events arrive one at a time: 50 changes of a tool within
 * a second take two or three runs. Both times are Firestore's. An event also has a time, but it is
 * not used: Google's emulator cuts it to seconds, and so a later change would be skipped.
 * @param changedAt the update time of the changed document; a change without one always needs a
 * run.
 */
export const paceById = (
  work: (id: string) => Promise<ServerTime>,
  { intervalMs, maxIds }: Pace,
): ((id: string, changedAt?: ServerTime) => Promise<void>) => {
  const lastRuns = new LRUCache<string, LastRun>({ max: maxIds });
  const runs = new Map<string, Promise<void>>();

  const run = async (id: string): Promise<void> => {
    const last = lastRuns.get(id);
    if (last) await pause(Math.max(last.startedAt + intervalMs - performance.now(), 0));
    const current: LastRun = { ...last, startedAt: performance.now() };
    lastRuns.set(id, current);
    current.readAt = await work(id);
  };

  const start = (id: string): Promise<void> => {
    const started = run(id).finally(() => runs.delete(id));
    runs.set(id, started);
    return started;
  };

  return async (id, changedAt) => {
    const isPublished = () => isCovered(changedAt, lastRuns.get(id)?.readAt);
    if (isPublished()) return;
    // Whether the current run has read the document before or after the change is known when it
    // ends.
    await Promise.allSettled([runs.get(id)]);
    if (isPublished()) return;
    await (runs.get(id) ?? start(id));
  };
};
