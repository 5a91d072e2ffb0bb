import { describe, expect, it } from 'vitest';
import { piecesOf, promisedDelivery } from './model.ts';

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
});
