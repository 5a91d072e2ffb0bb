import type { MailDelivery, MailDocument } from '../contract/index.ts';

/** What decides whether a mail is sent. */
export type Delivery = Pick<MailDocument, 'delivery' | 'checkAt' | 'expireAt' | 'attemptId'>;

/** How often the shop tries to send a mail: for about two hours. */
export const maxAttempts = 8;

/** Longer than a function may run, so nobody still sends a mail whose lease has expired. */
export const leaseMs = 180_000;

const dayMs = 86_400_000;

/** A mail that waited longer for its first attempt, for want of an SMTP address, is not sent any more. */
export const maxWaitMs = 3 * dayMs;

/** How long a mail is kept after it was sent or given up. */
export const keptMs = 90 * dayMs;

const isAfter = (now: Date, time: Date | null): boolean => time !== null && time <= now;

/** Whether somebody may send the mail now: it waits, its retry is due, or its lease has expired. */
export const isDue = ({ delivery, checkAt }: Delivery, now: Date): boolean => {
  if (delivery.state === 'PENDING') return true;
  if (delivery.state === 'RETRY') return isAfter(now, checkAt);
  return delivery.state === 'PROCESSING' && isAfter(now, delivery.leaseExpireTime);
};

const ended = (delivery: MailDelivery<Date>, now: Date): MailDelivery<Date> => ({
  ...delivery,
  endTime: now,
  leaseExpireTime: null,
});

const closed = (delivery: MailDelivery<Date>, now: Date): Delivery => ({
  delivery: ended(delivery, now),
  checkAt: null,
  expireAt: new Date(now.getTime() + keptMs),
});

const givenUp = (delivery: MailDelivery<Date>, error: string, now: Date): Delivery =>
  closed({ ...delivery, state: 'ERROR', error }, now);

const lease = (delivery: MailDelivery<Date>, now: Date, attemptId: string): Delivery => {
  const leaseExpireTime = new Date(now.getTime() + leaseMs);
  const attempts = delivery.attempts + 1;
  return {
    delivery: {
      ...delivery,
      ...{ state: 'PROCESSING', attempts, startTime: now, endTime: null, leaseExpireTime },
    },
    checkAt: leaseExpireTime,
    expireAt: null,
    attemptId,
  };
};

/**
 * Begins an attempt to send a mail that is due, or gives the mail up: then its state is ERROR.
 * @param attemptId A random id.
 */
export const beginAttempt = (
  { delivery, checkAt }: Delivery,
  now: Date,
  attemptId: string,
): Delivery => {
  const waitingSince = delivery.state === 'PENDING' ? checkAt : null;
  if (waitingSince && now.getTime() - waitingSince.getTime() > maxWaitMs) {
    return givenUp(delivery, 'The mail waited for more than 3 days and was not sent', now);
  }
  if (delivery.attempts >= maxAttempts) {
    return givenUp(delivery, `Each of ${maxAttempts} attempts was interrupted`, now);
  }
  return lease(delivery, now, attemptId);
};

/** Whether the stored delivery is still in the attempt that was begun. */
export const isSameAttempt = (stored: Delivery, begun: Delivery): boolean =>
  stored.delivery.state === 'PROCESSING' && stored.attemptId === begun.attemptId;

/** The mail server has accepted the mail. */
export const afterSuccess = (
  { delivery }: Delivery,
  info: NonNullable<MailDelivery<Date>['info']>,
  now: Date,
): Delivery => closed({ ...delivery, state: 'SUCCESS', error: null, info }, now);

/** Why an attempt failed, and whether a further one would fail as well. */
export interface SendingFailure {
  error: string;
  permanent: boolean;
}

/** The mail is tried again after a time that doubles with each attempt, or given up. */
export const afterFailure = (
  { delivery }: Delivery,
  { error, permanent }: SendingFailure,
  { now, retryMs }: { now: Date; retryMs: number },
): Delivery => {
  if (permanent || delivery.attempts >= maxAttempts) return givenUp(delivery, error, now);
  return {
    delivery: ended({ ...delivery, state: 'RETRY', error }, now),
    checkAt: new Date(now.getTime() + retryMs * 2 ** (delivery.attempts - 1)),
    expireAt: null,
  };
};

/** The mail waits to be sent once more, with all its attempts. */
export const sendAgain = ({ delivery }: Delivery, now: Date): Delivery => ({
  delivery: { ...delivery, ...{ state: 'PENDING', attempts: 0, error: null } },
  checkAt: now,
  expireAt: null,
});
