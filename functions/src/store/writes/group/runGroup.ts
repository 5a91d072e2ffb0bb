import type { DocumentReference } from 'firebase-admin/firestore';
import { ApiError } from '../../../errors.ts';
import { waitAtMost } from '../../calls/waitAtMost.ts';
import { isRetryable } from '../attempt.ts';
import { retryUntilDeadline } from '../runTransaction.ts';
import { takeTurns } from '../takeTurns.ts';
import type { Transaction } from '../transaction.ts';
import { CommitIsFull, type CommitLimits, sharedAttempt } from './sharedAttempt.ts';

/** A request whose work is done, and whose writes are to be committed. */
export interface Prepared {
  /** Answers the request, whose commit has this many more writes. */
  commit(writes: number): void;
  /** After a failed commit: answers the request if it was carried out after all. */
  recover(added: DocumentReference | undefined): Promise<boolean>;
}

/** A request that can share a transaction. */
export interface GroupMember {
  id: string;
  prepare(transaction: Transaction): Promise<Prepared>;
  refuse(error: unknown): void;
  /**
   * Carries the request out in a separate transaction, and answers it. It waits so long for other work
   * on its documents.
   */
  runAlone(waitMs: number): Promise<void>;
}

/** The limits of one transaction of a group. */
export interface SharedLimits extends CommitLimits {
  /** For how many milliseconds its requests may work, after the first one. */
  workMs: number;
}

/** What becomes of requests that a transaction has not answered. */
interface Unanswered<Member> {
  /** They share the next transaction. */
  later: Member[];
  /** They cannot share one. */
  alone: Member[];
}

type SharedAttempt = ReturnType<typeof sharedAttempt>;
type View = ReturnType<SharedAttempt['viewOf']>;

interface Started<Member> {
  member: Member;
  view: View;
  /** Lets the request see the store: all before it are prepared. */
  take(): void;
  work: Promise<Prepared>;
  hasEnded: Promise<unknown>;
}

interface Accepted<Member> {
  member: Member;
  prepared: Prepared;
  view: View;
  writes: number;
}

const start = <Member extends GroupMember>(
  shared: SharedAttempt,
  member: Member,
): Started<Member> => {
  const { promise: turn, resolve: take } = Promise.withResolvers<void>();
  const view = shared.viewOf(member.id, turn);
  const work = member.prepare(view.transaction);
  return { member, view, take, work, hasEnded: work.catch(() => undefined) };
};

/** Requests whose reads failed once, and most likely those of others with them. */
const failedOnce = new WeakSet<object>();

/** Whether a request may share another transaction after an error of Firestore. */
const canTryAgain = (member: object, error: unknown): boolean => {
  if (failedOnce.has(member) || !isRetryable(error, 0, false)) return false;
  failedOnce.add(member);
  return true;
};

/** Lets the requests of a transaction do their work, each after the one before. */
const prepareAll = async <Member extends GroupMember>(
  started: readonly Started<Member>[],
  { workMs }: SharedLimits,
) => {
  const accepted: Accepted<Member>[] = [];
  const refused: { member: Member; error: ApiError }[] = [];
  const unanswered: Unanswered<Member> = { later: [], alone: [] };
  const membersFrom = (at: number) => started.slice(at).map(({ member }) => member);
  let deadline = Number.POSITIVE_INFINITY;

  for (const [at, { member, view, take, work, hasEnded }] of started.entries()) {
    take();
    // The first one also waits for other work on the documents.
    if (at === 0) {
      await hasEnded;
      deadline = performance.now() + workMs;
    } else if (!(await waitAtMost(deadline - performance.now(), hasEnded))) {
      unanswered.alone.push(member);
      unanswered.later.push(...membersFrom(at + 1));
      break;
    }
    try {
      const prepared = await work;
      accepted.push({ member, prepared, view, writes: view.accept() });
    } catch (error) {
      if (error instanceof CommitIsFull) {
        unanswered.later.push(...membersFrom(at));
        break;
      }
      if (error instanceof ApiError) refused.push({ member, error });
      else unanswered[canTryAgain(member, error) ? 'later' : 'alone'].push(member);
    }
  }
  return { accepted, refused, unanswered };
};

/** The requests that were not carried out after all. */
const unrecovered = async <Member extends GroupMember>(
  accepted: readonly Accepted<Member>[],
): Promise<Set<Member>> => {
  const found = await Promise.all(
    accepted.map(({ prepared, view, member }) =>
      prepared.recover(view.addedDocument()).catch((error: unknown) => {
        member.refuse(error);
        return true;
      }),
    ),
  );
  return new Set(accepted.filter((_, at) => !found[at]).map(({ member }) => member));
};

/** The failure of a commit, and the requests that need another attempt. */
interface Failure<Member> {
  error: unknown;
  again: Set<Member>;
}

const attemptTogether = async <Member extends GroupMember>(
  members: readonly Member[],
  shared: SharedAttempt,
  limits: SharedLimits,
): Promise<{ unanswered: Unanswered<Member>; failure?: Failure<Member> }> => {
  const started = members.map((member) => start(shared, member));
  const { accepted, refused, unanswered } = await prepareAll(started, limits);
  try {
    await shared.commit();
  } catch (error) {
    const again = await unrecovered(accepted);
    // They were refused after others that may not have been committed.
    for (const { member } of refused) again.add(member);
    return { unanswered, failure: { error, again } };
  }
  for (const { prepared, writes } of accepted) prepared.commit(writes);
  for (const { member, error } of refused) member.refuse(error);
  return { unanswered };
};

/**
 * Carries requests out together: one transaction reads each document once, lets the requests do
 * their work one after the other, each of which sees the writes of those before it, and writes each
 * document once. A refused request writes nothing and holds no other one. What cannot share a
 * transaction runs alone. Retries like `transact`. Returns the requests for which it had no room.
 */
export const runGroup = async <Member extends GroupMember>(
  members: readonly Member[],
  { waitMs, ...limits }: SharedLimits & { waitMs: number },
): Promise<readonly Member[]> => {
  const [first] = members;
  if (first && members.length === 1) {
    await first.runAlone(waitMs);
    return [];
  }
  const later: Member[] = [];
  const alone: Member[] = [];
  let rest = members;
  const place = takeTurns(waitMs);
  const next = () => sharedAttempt(place, limits);

  const run = async (shared: SharedAttempt): Promise<void> => {
    const { unanswered, failure } = await attemptTogether(rest, shared, limits);
    later.push(...unanswered.later);
    alone.push(...unanswered.alone);
    const before = rest.length - unanswered.later.length - unanswered.alone.length;
    rest = rest.filter((member) => failure?.again.has(member));
    if (!failure || rest.length === 0) return;
    // If others have been answered, they may have been the reason.
    if (rest.length < before) await run(next());
    else throw failure.error;
  };

  try {
    await retryUntilDeadline(next, run);
  } catch (error) {
    if (!(error instanceof ApiError)) alone.push(...rest);
    else for (const member of rest) member.refuse(error);
  } finally {
    place.leave();
  }
  await Promise.all(alone.map((member) => member.runAlone(waitMs)));
  return later;
};
