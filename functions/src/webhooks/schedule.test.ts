import { describe, expect, it } from 'vitest';
import { askedPauseMs, maxAttempts, maxFailingMs, nextAttemptAt, pauses } from './schedule.ts';

const now = new Date('2026-11-30T12:00:00Z');
const pauseAfter = (attempts: number, retryAfter: string | null = null, random = 0) => {
  const next = nextAttemptAt(attempts, retryAfter, now, random);
  return next === null ? null : (next.getTime() - now.getTime()) / 1_000;
};

describe('nextAttemptAt', () => {
  it('tries ten times, over more than three days', () => {
    const seconds = Array.from({ length: maxAttempts }, (_, index) => pauseAfter(index + 1));
    const hours = [2, 5, 10, 14, 20, 24].map((count) => count * 3_600);
    expect(seconds).toEqual([5, 300, 1_800, ...hours, null]);
    expect(maxAttempts).toBe(10);
    expect(pauses.reduce((sum, pause) => sum + pause)).toBeGreaterThan(maxFailingMs);
  });

  it('spreads attempts over a fifth of their pause', () => {
    expect(pauseAfter(2, null, 1)).toBe(360);
  });

  it('waits at least as long as the endpoint asks for, and at most a day', () => {
    expect(pauseAfter(1, '120')).toBe(120);
    expect(pauseAfter(3, '120')).toBe(1_800);
    expect(pauseAfter(1, '9999999')).toBe(86_400);
    expect(pauseAfter(maxAttempts, '120')).toBeNull();
  });
});

describe('askedPauseMs', () => {
  it.each([
    ['30', 30_000],
    [' 30 ', 30_000],
    ['Mon, 30 Nov 2026 12:02:00 GMT', 120_000],
    ['Mon, 30 Nov 2026 11:00:00 GMT', 0],
    ['soon', 0],
    ['-5', 0],
    ['', 0],
    [null, 0],
  ])('reads %j', (retryAfter, ms) => {
    expect(askedPauseMs(retryAfter, now)).toBe(ms);
  });
});
