import { GrpcStatus } from 'firebase-admin/firestore';

/**
 * Waits for work that never fails, but no longer than a number of milliseconds. Returns whether it
 * ended.
 */
export const waitAtMost = async (limitMs: number, work: Promise<unknown>): Promise<boolean> => {
  const { promise: limit, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), limitMs);
  const hasEnded = await Promise.race([work.then(() => true), limit]);
  clearTimeout(timer);
  return hasEnded;
};

/** A request to Firestore that had no response in time. It carries Firestore's code for this. */
class DeadlineExceeded extends Error {
  readonly code = GrpcStatus.DEADLINE_EXCEEDED;
}

/**
 * The result of a request. Throws DEADLINE_EXCEEDED if it takes longer than a number of
 * milliseconds.
 */
export const withDeadline = async <Result>(
  limitMs: number,
  request: Promise<Result>,
): Promise<Result> => {
  const settled = request.then(
    () => {},
    () => {},
  );
  if (await waitAtMost(limitMs, settled)) return request;
  throw new DeadlineExceeded(`Firestore did not respond within ${limitMs} ms`);
};
