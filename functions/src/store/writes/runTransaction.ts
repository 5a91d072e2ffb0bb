import { setTimeout as pause } from 'node:timers/promises';
import type { DocumentReference } from 'firebase-admin/firestore';
import { ApiError } from '../../errors.ts';
import { confirmStanding } from '../accounts/standing.ts';
import { attempt, isCollision } from './attempt.ts';
import { takeTurns } from './takeTurns.ts';
import type { Transaction } from './transaction.ts';
import { withEvents } from './withEvents.ts';

const deadlineMs = 10_000;
const firstPauseMs = 20;
const maxPauseMs = 400;

/**
 * Finds the result of a transaction after a failed commit, which may have been applied after all;
 * `undefined` if it was not. Gets the result of the work, and the document that it added.
 */
export type Recover<Result> = (
  result: Result,
  added: DocumentReference | undefined,
) => Promise<{ result: Result } | undefined>;

/** Throws `unavailable` if it cannot be found out whether the commit was applied. */
export const recovered = async <Found>(found: Promise<Found>): Promise<Found> => {
  try {
    return await found;
  } catch (cause) {
    throw cause instanceof ApiError ? cause : new ApiError('unavailable', {}, { cause });
  }
};

const runAttempt = async <Result>(
  { transaction, commit, addedDocument }: ReturnType<typeof attempt>,
  work: (transaction: Transaction) => Promise<Result>,
  recover: Recover<Result>,
): Promise<Result> => {
  await confirmStanding();
  const result = await work(withEvents(transaction));
  try {
    await commit();
    return result;
  } catch (error) {
    const found = await recovered(recover(result, addedDocument()));
    if (!found) throw error;
    return found.result;
  }
};

type Retried = Pick<ReturnType<typeof attempt>, 'canRetry'>;

/** Runs attempts until one succeeds, fails for good, or comes after the deadline. */
export const retryUntilDeadline = async <Attempt extends Retried, Result>(
  next: () => Attempt,
  run: (current: Attempt) => Promise<Result>,
): Promise<Result> => {
  const deadline = Date.now() + deadlineMs;
  let collisions = 0;
  for (let maxPause = firstPauseMs; ; maxPause = Math.min(maxPause * 2, maxPauseMs)) {
    const current = next();
    try {
      return await run(current);
    } catch (error) {
      collisions = isCollision(error) ? collisions + 1 : 0;
      if (!current.canRetry(error, collisions)) throw error;
      if (Date.now() > deadline) throw new ApiError('unavailable', {}, { cause: error });
      await pause(Math.random() * maxPause);
    }
  }
};

/** Runs work with an id like `runTransaction`. */
export type RunTransaction = <Result>(
  work: (transaction: Transaction) => Promise<Result>,
  id: string,
  recover: Recover<Result>,
) => Promise<Result>;

/**
 * Runs work like `transact`, and finds the result of a failed commit with `recover`. It waits at most
 * so many milliseconds for other work that does not end, as `takeTurns` does.
 */
export const runTransaction = async <Result>(
  work: (transaction: Transaction) => Promise<Result>,
  id: string,
  recover: Recover<Result>,
  waitMs?: number,
): Promise<Result> => {
  const place = takeTurns(waitMs);
  try {
    return await retryUntilDeadline(
      () => attempt(id, place),
      (current) => runAttempt(current, work, recover),
    );
  } finally {
    place.leave();
  }
};
