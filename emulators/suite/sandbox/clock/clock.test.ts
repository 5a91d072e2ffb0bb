import { describe, expect, it } from 'vitest';
import { clockText, movedClock } from './movedClock.ts';
import { shiftedDate } from './shiftedDate.ts';

const hour = 3_600_000;
const now = Date.UTC(2026, 10, 30, 12);

describe('movedClock', () => {
  it.each([
    ['+30m', 0, hour / 2],
    ['+2h', hour, 3 * hour],
    ['+3d', 0, 72 * hour],
    ['+1w', 0, 168 * hour],
    ['2026-12-01', 0, 12 * hour],
    ['2026-12-01T10:00', hour, 22 * hour],
    ['reset', hour, 0],
  ])('%s', (change, before, after) => {
    expect(movedClock(change, before, now)).toBe(after);
  });

  it.each([
    ['-3d', /no change of the clock/],
    ['tomorrow', /no change of the clock/],
    ['2026-13-01', /no change of the clock/],
    ['2026-11-29', /only forward/],
    ['+53w', /at most 365 days/],
  ])('refuses %s', (change, message) => {
    expect(() => movedClock(change, 0, now)).toThrow(message);
  });

  it('says what the clock shows', () => {
    expect(clockText(0, now)).toMatch(/real time, 2026-11-30 12:00 UTC/);
    expect(clockText(74 * hour, now)).toMatch(/2026-12-03 14:00 UTC, 3 d 2 h ahead/);
  });
});

describe('shiftedDate', () => {
  let shift = 0;
  const Shifted = shiftedDate(Date, () => shift);

  it('moves the present, and leaves other times', () => {
    shift = 48 * hour;
    const real = Date.now();
    expect(Shifted.now()).toBeGreaterThanOrEqual(real + shift);
    expect(new Shifted().getTime()).toBeGreaterThanOrEqual(real + shift);
    expect(Shifted()).toBe(new Shifted().toString());
    expect(new Shifted(now).getTime()).toBe(now);
    expect(new Shifted(2026, 0, 1)).toEqual(new Date(2026, 0, 1));
    expect(Shifted.UTC(2026, 10, 30, 12)).toBe(now);
  });

  it('is the same class for what exists', () => {
    expect(new Date()).toBeInstanceOf(Shifted);
    expect(new Shifted()).toBeInstanceOf(Date);
    class Later extends Shifted {}
    expect(new Later()).toBeInstanceOf(Later);
  });
});
