import { describe, expect, it } from 'vitest';
import { endOfDay } from '../days.ts';
import { latePlacedUntil, piecesOf, promisedDelivery } from './model.ts';

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
    'is late in %s from the day after that on',
    (timeZone) => {
      const placed = new Date('2026-11-28T07:30:00.000Z');
      const promised = promisedDelivery(placed, timeZone);
      const end = endOfDay(promised, timeZone);
      expect(latePlacedUntil(end, timeZone) < placed).toBe(true);
      expect(latePlacedUntil(new Date(end.getTime() + 1), timeZone) > placed).toBe(true);
    },
  );
});
