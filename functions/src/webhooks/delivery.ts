import { dayMs, eventDays } from '../contract/index.ts';
import type { DeliveryDocument } from '../documents/webhooks.ts';
import type { Attempts, Outgoing } from '../outbox/attempt.ts';
import type { Answer } from './post.ts';
import { nextAttemptAt } from './schedule.ts';

/** The most attempts in the log of a delivery. */
const loggedAttempts = 20;

const noAttempts: Attempts = {
  state: 'PENDING',
  attempts: 0,
  startTime: null,
  endTime: null,
  leaseExpireTime: null,
};

const afterRetention = (now: Date): Date => new Date(now.getTime() + eventDays * dayMs);

/** A delivery that waits for its first attempt, or for its first one after a replay. */
export const queuedAt = (now: Date): Outgoing => ({
  delivery: noAttempts,
  checkAt: now,
  attemptId: null,
  expireAt: afterRetention(now),
});

/** What became of an attempt. */
export interface Outcome {
  at: Date;
  endedAt: Date;
  /** Null without an answer. */
  answer: Answer | null;
  /** Why there was no answer. */
  error: string | null;
}

/** Whether an endpoint has received an event: it answered with a status of success. */
export const hasArrived = ({ answer }: Outcome): boolean =>
  answer !== null && answer.status >= 200 && answer.status < 300;

/** Whether an endpoint says that it no longer exists. */
export const isGone = ({ answer }: Outcome): boolean => answer?.status === 410;

const errorOf = (outcome: Outcome): string | null => {
  const { answer, error } = outcome;
  if (hasArrived(outcome)) return null;
  if (!answer) return error;
  const { status } = answer;
  return status >= 300 && status < 400
    ? `Redirects (${status}) are not followed`
    : `Answered with status ${status}`;
};

const nextTime = (delivery: DeliveryDocument, outcome: Outcome): Date | null => {
  if (hasArrived(outcome) || isGone(outcome)) return null;
  const retryAfter = outcome.answer?.retryAfter ?? null;
  return nextAttemptAt(delivery.delivery.attempts, retryAfter, outcome.endedAt);
};

const stateAfter = (outcome: Outcome, next: Date | null): Attempts['state'] => {
  if (hasArrived(outcome)) return 'SUCCESS';
  return next ? 'RETRY' : 'ERROR';
};

/** A delivery after an attempt: arrived, to be tried again, or given up. */
export const afterAttempt = (
  stored: DeliveryDocument,
  outcome: Outcome,
): Outgoing & Pick<DeliveryDocument, 'log' | 'answer'> => {
  const { at, endedAt, answer } = outcome;
  const next = nextTime(stored, outcome);
  const entry = {
    at,
    durationMs: endedAt.getTime() - at.getTime(),
    statusCode: answer?.status ?? null,
    error: errorOf(outcome),
  };
  return {
    delivery: {
      ...stored.delivery,
      state: stateAfter(outcome, next),
      endTime: endedAt,
      leaseExpireTime: null,
    },
    checkAt: next,
    attemptId: stored.attemptId,
    expireAt: afterRetention(endedAt),
    log: [...stored.log, entry].slice(-loggedAttempts),
    answer: answer?.text ?? '',
  };
};

/** A delivery that is not sent any more, because its endpoint is off or gone. */
export const stopped = (stored: DeliveryDocument, now: Date): Outgoing => ({
  delivery: { ...stored.delivery, state: 'ERROR', endTime: now, leaseExpireTime: null },
  checkAt: null,
  attemptId: stored.attemptId,
  expireAt: afterRetention(now),
});
