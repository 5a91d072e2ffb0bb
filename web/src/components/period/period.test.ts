// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isDay, isEmptyPeriod, periodNameOf, periodOf } from './period.ts';

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

describe('periodNameOf', () => {
  it('is undefined for other days', () => {
    expect(periodNameOf({ from: '2026-03-02', to: '' }, now)).toBeUndefined();
  });
});

describe('isDay', () => {
  it.each(['2026-11-21', '2024-02-29'])('accepts %s', (text) => {
    expect(isDay(text)).toBe(true);
  });

  it.each(['', '2026-02-29', '2026-13-01', '2026-1-1', '0202-11-21', '2026-11-21T10:00Z', 'today'])(
    'rejects "%s"',
    (text) => {
      expect(isDay(text)).toBe(false);
    },
  );
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
