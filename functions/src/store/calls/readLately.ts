import type { DocumentReference } from 'firebase-admin/firestore';
import { LRUCache } from 'lru-cache';
import { isWrittenSince } from './ownWrites.ts';

interface Reading<Result> {
  at: number;
  result: Promise<Result>;
}

/** Which document is read, how, and for how many milliseconds its content may be shown. */
interface LatelyOptions<Argument extends string, Result> {
  reference: (argument: Argument) => Pick<DocumentReference, 'path'>;
  read: (argument: Argument) => Promise<Result>;
  maxAgeMs: () => number;
}

/**
 * Reads a document, or returns what was read a short time ago. A write of this instance shows
 * immediately, one of another instance at the latest after that time. Failures are not cached.
 */
export const readLately = <Argument extends string, Result>({
  reference,
  read,
  maxAgeMs,
}: LatelyOptions<Argument, Result>): ((argument: Argument) => Promise<Result>) => {
  const readings = new LRUCache<string, Reading<Result>>({ max: 10_000 });

  const isRecent = ({ at }: Reading<Result>, path: string): boolean =>
    performance.now() - at < maxAgeMs() && !isWrittenSince(path, at);

  const readNow = (argument: Argument, path: string): Promise<Result> => {
    const reading = { at: performance.now(), result: read(argument) };
    readings.set(path, reading);
    reading.result.catch(() => readings.peek(path) === reading && readings.delete(path));
    return reading.result;
  };

  return (argument) => {
    const { path } = reference(argument);
    const last = readings.get(path);
    return last && isRecent(last, path) ? last.result : readNow(argument, path);
  };
};
