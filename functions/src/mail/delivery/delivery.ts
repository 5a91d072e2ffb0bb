import { dayMs, type MailDelivery } from '../../contract/index.ts';
import type { MailDocument } from '../../documents/mails.ts';
import { lease } from '../../outbox/attempt.ts';

/** The state that decides whether a mail is sent. */
export type Delivery = Pick<
  MailDocument,
  'delivery' | 'checkAt' | 'expireAt' | 'attemptId' | 'outageSince' | 'outages'
>;

/** The state of a mail that nobody has tried to send yet. */
export const newDelivery = (checkAt: Date): Delivery => ({
  delivery: {
    state: 'PENDING',
    attempts: 0,
    startTime: null,
    endTime: null,
    leaseExpireTime: null,
    error: null,
    info: null,
  },
  checkAt,
  attemptId: null,
  outageSince: null,
  outages: 0,
  expireAt: null,
});

/**
 * How often the mail server may refuse a mail: for about two hours. An outage uses up no attempt.
 */
export const maxAttempts = 8;

/**
 * A mail that waited longer for its first attempt, for want of an SMTP address, is not sent any
 * more.
 */
export const maxWaitMs = 3 * dayMs;

/** How long the shop tries to reach the mail server for a mail. */
export const maxOutageMs = 7 * dayMs;

/** The longest pause in an outage: a mail does not wait much longer than that lasts. */
export const maxPauseMs = 600_000;

/** How long a mail is kept after it was sent or given up. */
export const keptMs = 90 * dayMs;

const ended = (delivery: MailDelivery, now: Date): MailDelivery => ({
  ...delivery,
  endTime: now,
  leaseExpireTime: null,
});

/** The attempt and the outage stay as they are. */
const withState = (
  { attemptId, outageSince, outages }: Delivery,
  state: Pick<Delivery, 'delivery' | 'checkAt' | 'expireAt'>,
): Delivery => ({ ...state, attemptId, outageSince, outages });

const closed = (mail: Delivery, delivery: MailDelivery, now: Date): Delivery =>
  withState(mail, {
    delivery: ended(delivery, now),
    checkAt: null,
    expireAt: new Date(now.getTime() + keptMs),
  });

const givenUp = (mail: Delivery, error: string, now: Date): Delivery =>
  closed(mail, { ...mail.delivery, state: 'ERROR', error }, now);

/** How often the mail server was reached, or the sender ended. */
const usedAttempts = ({ delivery, outages }: Delivery): number => delivery.attempts - outages;

/**
 * Begins an attempt to send a mail that is due, or gives the mail up: then its state is ERROR.
 * @param attemptId A random id.
 */
export const beginAttempt = (queued: Delivery, now: Date, attemptId: string): Delivery => {
  const { delivery, checkAt } = queued;
  const waitingSince = delivery.state === 'PENDING' ? checkAt : null;
  if (waitingSince && now.getTime() - waitingSince.getTime() > maxWaitMs) {
    return givenUp(queued, 'The mail waited for more than 3 days and was not sent', now);
  }
  if (usedAttempts(queued) >= maxAttempts) {
    return givenUp(queued, `Each of ${maxAttempts} attempts was interrupted`, now);
  }
  const { outageSince, outages } = queued;
  return { ...lease(queued, now, attemptId), outageSince, outages };
};

/** The mail server has accepted the mail. */
export const afterSuccess = (
  sent: Delivery,
  info: NonNullable<MailDelivery['info']>,
  now: Date,
): Delivery => closed(sent, { ...sent.delivery, state: 'SUCCESS', error: null, info }, now);

/** Why an attempt failed. */
export interface SendingFailure {
  error: string;
  /** A further attempt would fail as well. */
  permanent: boolean;
  /** The mail server could not be reached, or served nobody: that says nothing about the mail. */
  unreachable: boolean;
}

/** When a failed attempt ended, and the time before the second attempt. */
interface FailedAttempt {
  now: Date;
  retryMs: number;
}

const tryAgain = (mail: Delivery, error: string, pauseMs: number, now: Date): Delivery => ({
  ...withState(mail, {
    delivery: ended({ ...mail.delivery, state: 'RETRY', error }, now),
    checkAt: new Date(now.getTime() + pauseMs),
    expireAt: null,
  }),
  outageSince: null,
});

/** The attempt does not count. The pause is as long as the outage so far, within limits. */
const afterOutage = (
  failed: Delivery,
  error: string,
  { now, retryMs }: FailedAttempt,
): Delivery => {
  const outageSince = failed.outageSince ?? now;
  const lastedMs = now.getTime() - outageSince.getTime();
  if (lastedMs > maxOutageMs) return givenUp(failed, error, now);
  const pauseMs = Math.min(Math.max(retryMs, lastedMs), maxPauseMs);
  return { ...tryAgain(failed, error, pauseMs, now), outageSince, outages: failed.outages + 1 };
};

/**
 * The mail is tried again after a time that doubles with each attempt, or given up. As long as the
 * mail server cannot be reached, no attempt is used up.
 */
export const afterFailure = (
  failed: Delivery,
  { error, permanent, unreachable }: SendingFailure,
  attempt: FailedAttempt,
): Delivery => {
  if (unreachable && !permanent) return afterOutage(failed, error, attempt);
  const used = usedAttempts(failed);
  if (permanent || used >= maxAttempts) return givenUp(failed, error, attempt.now);
  const pauseMs = attempt.retryMs * 2 ** (used - 1);
  return tryAgain(failed, error, pauseMs, attempt.now);
};

/** The mail waits to be sent once more, with all its attempts. */
export const sendAgain = ({ delivery, attemptId }: Delivery, now: Date): Delivery => ({
  delivery: { ...delivery, state: 'PENDING', attempts: 0, error: null },
  checkAt: now,
  attemptId,
  expireAt: null,
  outageSince: null,
  outages: 0,
});
