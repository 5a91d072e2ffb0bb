import { describe, expect, it } from 'vitest';
import type { DeliveryStatus } from '../../contract/index.ts';
import { maxDelayMs, stuckMail } from './stuckMail.ts';

const now = new Date('2026-11-23T12:00:00Z');
const hourAgo = new Date(now.getTime() - maxDelayMs);
const longAgo = new Date(hourAgo.getTime() - 1);

const problemOf = (state: DeliveryStatus, checkAt: Date | null, sends = true) => {
  const delivery = {
    state,
    attempts: 1,
    startTime: longAgo,
    endTime: null,
    leaseExpireTime: null,
    error: null,
    info: null,
  };
  return stuckMail({ id: 'm', content: { delivery, checkAt } }, { now, sends });
};

describe('A mail is stuck', () => {
  it.each(['PENDING', 'RETRY'] as const)(
    'when %s for more than an hour, if mails are sent',
    (state) => {
      expect(problemOf(state, hourAgo)).toBeUndefined();
      expect(problemOf(state, longAgo)).toBe(
        'mail m waits, although it was due at 2026-11-23T10:59:59.999Z',
      );
      expect(problemOf(state, longAgo, false)).toBeUndefined();
    },
  );

  it.each([true, false])(
    'when its lease expired more than an hour ago (mails are sent: %s)',
    (sends) => {
      expect(problemOf('PROCESSING', hourAgo, sends)).toBeUndefined();
      expect(problemOf('PROCESSING', longAgo, sends)).toBe(
        'mail m: its attempt has not ended, and its next one was due at 2026-11-23T10:59:59.999Z',
      );
    },
  );

  it.each(['PENDING', 'RETRY', 'PROCESSING'] as const)('when %s without a time', (state) => {
    expect(problemOf(state, null, false)).toBe(`mail m is ${state}, but nobody looks at it again`);
  });

  it.each(['SUCCESS', 'ERROR'] as const)('when it has ended with %s and has a time', (state) => {
    expect(problemOf(state, null)).toBeUndefined();
    expect(problemOf(state, now)).toBe(`mail m is ${state}, but is still to be sent`);
  });
});
