import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isDue, isSameAttempt, leaseMs } from '../../outbox/attempt.ts';
import {
  afterFailure,
  afterSuccess,
  beginAttempt,
  type Delivery,
  keptMs,
  maxAttempts,
  maxOutageMs,
  maxPauseMs,
  maxWaitMs,
  newDelivery,
  sendAgain,
} from './delivery.ts';

const now = new Date('2026-11-22T12:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const minute = 60_000;

const queued = newDelivery(now);

const info = { messageId: '<1@shop>', accepted: ['a@example.com'], rejected: [], response: '250' };
const temporary = { error: '421 Try later', permanent: false, unreachable: false };
const begin = (mail: Delivery, at: Date) => beginAttempt(mail, at, randomUUID());

const fail = (delivery: Delivery, at = now) =>
  afterFailure(delivery, temporary, { now: at, retryMs: minute });

describe('isDue', () => {
  it('takes a queued mail immediately, or when its time has come', () => {
    expect(isDue(queued, now)).toBe(true);
    const waiting = { ...queued, checkAt: later(minute) };
    expect(isDue(waiting, later(minute - 1))).toBe(false);
    expect(isDue(waiting, later(minute))).toBe(true);
  });

  it('takes a failed mail when its time has come', () => {
    const failed = fail(begin(queued, now));
    expect(isDue(failed, later(minute - 1))).toBe(false);
    expect(isDue(failed, later(minute))).toBe(true);
  });

  it('takes a mail from a sender that ended, but not from one that works', () => {
    const begun = begin(queued, now);
    expect(isDue(begun, later(leaseMs - 1))).toBe(false);
    expect(isDue(begun, later(leaseMs))).toBe(true);
  });

  it('leaves mails alone that were sent or given up', () => {
    const begun = begin(queued, now);
    const ended = [
      afterSuccess(begun, info, now),
      afterFailure(begun, { ...temporary, permanent: true }, { now, retryMs: 1 }),
    ];
    for (const delivery of ended) expect(isDue(delivery, later(365 * 86_400_000))).toBe(false);
  });
});

describe('beginAttempt', () => {
  it('takes the mail until the end of a lease, when the shop looks at it again', () => {
    const { delivery, checkAt } = begin(queued, now);
    expect(delivery).toMatchObject({ state: 'PROCESSING', attempts: 1, startTime: now });
    expect(delivery.leaseExpireTime).toEqual(later(leaseMs));
    expect(checkAt).toEqual(later(leaseMs));
  });

  it('gives up a mail that waited for an SMTP address for more than three days', () => {
    expect(begin(queued, later(maxWaitMs)).delivery.state).toBe('PROCESSING');
    const { delivery, checkAt } = begin(queued, later(maxWaitMs + 1));
    expect(delivery).toMatchObject({ state: 'ERROR', attempts: 0 });
    expect(delivery.error).toBe('The mail waited for more than 3 days and was not sent');
    expect(checkAt).toBeNull();
  });

  it('gives up a mail whose senders ended each time', () => {
    let mail = queued;
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      mail = begin(mail, later(attempt * leaseMs));
      expect(mail.delivery).toMatchObject({ state: 'PROCESSING', attempts: attempt });
    }
    mail = begin(mail, later(9 * leaseMs));
    expect(mail.delivery).toMatchObject({ state: 'ERROR', attempts: maxAttempts });
  });
});

describe('afterFailure', () => {
  it('waits twice as long after each attempt, and gives up after the eighth', () => {
    const waits: (number | null)[] = [];
    let mail = queued;
    for (let at = now; mail.delivery.state !== 'ERROR'; at = mail.checkAt ?? at) {
      mail = fail(begin(mail, at), at);
      waits.push(mail.checkAt && (mail.checkAt.getTime() - at.getTime()) / minute);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, null]);
    expect(mail.delivery).toMatchObject({ attempts: maxAttempts, error: '421 Try later' });
  });

  it('gives up at once what the mail server refuses for good, and keeps the reason', () => {
    const refused = { error: '550 No such mailbox', permanent: true, unreachable: false };
    const mail = afterFailure(begin(queued, now), refused, { now, retryMs: minute });
    expect(mail.delivery).toMatchObject({ state: 'ERROR', attempts: 1, error: refused.error });
    expect(mail).toMatchObject({ checkAt: null, expireAt: later(keptMs) });
  });
});

describe('afterFailure in an outage of the mail server', () => {
  const outage = { error: 'connect ECONNREFUSED', permanent: false, unreachable: true };
  const failAt = (mail: Delivery, at: Date) =>
    afterFailure({ ...mail, ...begin(mail, at) }, outage, { now: at, retryMs: minute });

  /** The pauses in minutes between the attempts of a mail during an outage. */
  const pausesDuring = (ms: number) => {
    const pauses: number[] = [];
    let mail = failAt(queued, now);
    for (let at = mail.checkAt ?? now; at < later(ms); at = mail.checkAt ?? later(ms)) {
      pauses.push((at.getTime() - (mail.delivery.endTime ?? at).getTime()) / minute);
      mail = failAt(mail, at);
    }
    return { pauses, mail };
  };

  it.each([3, 24, 6 * 24])('of %d hours uses up no attempt, and ends in none', (hours) => {
    const { mail } = pausesDuring(hours * 60 * minute);
    expect(mail).toMatchObject({ delivery: { state: 'RETRY', error: outage.error } });
    expect(mail.outages).toBe(mail.delivery.attempts);
    const sent = afterSuccess(begin(mail, mail.checkAt ?? now), info, now);
    expect(sent.delivery.state).toBe('SUCCESS');
  });

  it('waits longer and longer, but never more than ten minutes', () => {
    const { pauses } = pausesDuring(2 * 60 * minute);
    expect(pauses.slice(0, 6)).toEqual([1, 1, 2, 4, 8, 10]);
    expect(Math.max(...pauses)).toBe(maxPauseMs / minute);
  });

  it('keeps the attempts that the server has refused before, and starts again after one', () => {
    const refused = fail(begin(queued, now));
    const unreachable = failAt(refused, later(minute));
    expect(unreachable).toMatchObject({ outages: 1, delivery: { state: 'RETRY', attempts: 2 } });
    const at = later(9 * minute);
    const again = fail({ ...unreachable, ...begin(unreachable, at) }, at);
    expect(again).toMatchObject({ outageSince: null, delivery: { attempts: 3 } });
    expect(again.checkAt).toEqual(later(11 * minute));
  });

  it('gives a mail up after a week, and a repetition by an admin has a week again', () => {
    const { mail } = pausesDuring(maxOutageMs + 20 * minute);
    expect(mail.delivery).toMatchObject({ state: 'ERROR', error: outage.error });
    const end = later(maxOutageMs + 30 * minute);
    expect(failAt(sendAgain(mail, end), end).delivery.state).toBe('RETRY');
  });

  it('gives up at once what is also refused for good', () => {
    const failure = { ...outage, permanent: true };
    const mail = afterFailure(begin(queued, now), failure, { now, retryMs: minute });
    expect(mail.delivery.state).toBe('ERROR');
  });
});

describe('afterSuccess', () => {
  it('keeps the answer of the mail server, and removes the error of an earlier attempt', () => {
    const failed = fail(begin(queued, now));
    const sent = afterSuccess(begin(failed, later(minute)), info, later(minute + 5));
    expect(sent.delivery).toMatchObject({ state: 'SUCCESS', attempts: 2, error: null, info });
    expect(sent.delivery).toMatchObject({ endTime: later(minute + 5), leaseExpireTime: null });
    expect(sent).toMatchObject({ checkAt: null, expireAt: later(minute + 5 + keptMs) });
  });
});

describe('isSameAttempt', () => {
  it('recognises an attempt, and no other one, also after the mail was queued again', () => {
    const begun = begin(queued, now);
    expect(isSameAttempt(begun, begun)).toBe(true);
    expect(isSameAttempt(begin(queued, now), begun)).toBe(false);
    expect(isSameAttempt(begin(begun, later(leaseMs)), begun)).toBe(false);
    const repeated = begin(sendAgain(afterSuccess(begun, info, now), later(1)), later(2));
    expect(repeated.delivery.attempts).toBe(begun.delivery.attempts);
    expect(isSameAttempt(repeated, begun)).toBe(false);
  });
});

describe('sendAgain', () => {
  it('queues an old mail with all its attempts, and does not give it up for its age', () => {
    const old = later(10 * maxWaitMs);
    const again = sendAgain(fail(begin(queued, now)), old);
    expect(again.delivery).toMatchObject({ state: 'PENDING', attempts: 0, error: null });
    expect(again).toMatchObject({ checkAt: old, expireAt: null });
    expect(begin(again, old).delivery.state).toBe('PROCESSING');
  });
});
