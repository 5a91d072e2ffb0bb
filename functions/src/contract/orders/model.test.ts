import { describe, expect, it } from 'vitest';
import { addDays, endOfDay } from '../days.ts';
import type { StaffOrderFilter } from './lifecycle.ts';
import { piecesOf, placedUntilOf, promisedDelivery } from './model.ts';

describe('An order', () => {
  it('has the pieces of all its lines', () => {
    expect(piecesOf({ lines: [{ quantity: 5 }, { quantity: 7 }] })).toBe(12);
  });

  it.each([
    ['UTC', '2026-12-05'],
    ['America/Los_Angeles', '2026-12-04'],
    ['Pacific/Kiritimati', '2026-12-05'],
  ])('is to be delivered within seven days of %s: by %s', (timeZone, day) => {
    expect(promisedDelivery('2026-11-28T07:30:00.000Z', timeZone)).toBe(day);
  });

  it.each(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
    'is to be shipped by that day in %s, and late from the day after it on',
    (timeZone) => {
      const placed = new Date('2026-11-28T07:30:00.000Z');
      const endOf = (day: string) => endOfDay(day, timeZone);
      const isIn = (filter: StaffOrderFilter, now: Date) =>
        (placedUntilOf(filter, now, timeZone) ?? now) >= placed;
      const promised = promisedDelivery(placed, timeZone);
      expect(isIn('to-ship', endOf(addDays(promised, -1)))).toBe(false);
      expect(isIn('to-ship', endOf(promised))).toBe(true);
      expect(isIn('late', endOf(promised))).toBe(false);
      expect(isIn('late', endOf(addDays(promised, 1)))).toBe(true);
    },
  );

  it('can have been placed at any time for the other filters', () => {
    expect(placedUntilOf('open', new Date(), 'UTC')).toBeUndefined();
    expect(placedUntilOf(undefined, new Date(), 'UTC')).toBeUndefined();
  });
});
