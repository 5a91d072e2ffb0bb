import { describe, expect, it } from 'vitest';
import { piecesOf, promisedDelivery, shipUntilOf } from './model.ts';

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

  it('is to be shipped by its day, and late from the day after it on', () => {
    expect(shipUntilOf('to-ship', '2026-12-01')).toBe('2026-12-01');
    expect(shipUntilOf('late', '2026-12-01')).toBe('2026-11-30');
  });

  it('can have any day for the other filters', () => {
    expect(shipUntilOf('open', '2026-12-01')).toBeUndefined();
    expect(shipUntilOf(undefined, '2026-12-01')).toBeUndefined();
  });
});
