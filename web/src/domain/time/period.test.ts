// @vitest-environment node
import { afterEach, describe, expect, it } from 'vitest';
import { isEmptyPeriod, periodNameOf, periodOf } from './period.ts';
import { forgetTimeZone, keepTimeZone } from './shopTimeZone.ts';

const now = new Date('2026-03-15T00:30:00Z');

describe('periodOf', () => {
  it.each([
    ['any', '', ''],
    ['today', '2026-03-15', '2026-03-15'],
    ['week', '2026-03-09', '2026-03-15'],
    ['month', '2026-02-14', '2026-03-15'],
    ['thisMonth', '2026-03-01', '2026-03-31'],
    ['lastMonth', '2026-02-01', '2026-02-28'],
  ] as const)('%s is from %s to %s', (name, from, to) => {
    expect(periodOf(name, now)).toEqual({ from, to });
    expect(periodNameOf({ from, to }, now)).toBe(name);
  });

  it('takes the month before January from the year before', () => {
    expect(periodOf('lastMonth', new Date('2026-01-31T23:59:59Z'))).toEqual({
      from: '2025-12-01',
      to: '2025-12-31',
    });
  });
});

describe('The periods of a shop', () => {
  afterEach(forgetTimeZone);

  it.each([
    ['America/Los_Angeles', '2026-03-14', '2026-03-08', '2026-03-01'],
    ['Asia/Kolkata', '2026-03-15', '2026-03-09', '2026-03-01'],
    ['Pacific/Kiritimati', '2026-03-15', '2026-03-09', '2026-03-01'],
  ])('in %s end today, on %s', (timeZone, today, weekAgo, firstOfMonth) => {
    keepTimeZone(timeZone);
    expect(periodOf('today', now)).toEqual({ from: today, to: today });
    expect(periodOf('week', now)).toEqual({ from: weekAgo, to: today });
    expect(periodOf('thisMonth', now).from).toBe(firstOfMonth);
  });

  it('take the month of the shop, not of the reader', () => {
    keepTimeZone('America/Los_Angeles');
    const evening = new Date('2026-12-01T05:00:00Z');
    expect(periodOf('thisMonth', evening)).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  });
});

describe('periodNameOf', () => {
  it('is undefined for other days', () => {
    expect(periodNameOf({ from: '2026-03-02', to: '' }, now)).toBeUndefined();
  });
});

describe('isEmptyPeriod', () => {
  it.each([
    ['2026-03-02', '2026-03-01', true],
    ['2026-03-01', '2026-03-01', false],
    ['2026-03-01', '', false],
    ['', '2026-03-01', false],
  ])('of %s to %s is %s', (from, to, expected) => {
    expect(isEmptyPeriod({ from, to })).toBe(expected);
  });
});
