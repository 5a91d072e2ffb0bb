import { describe, expect, it } from 'vitest';
import { boundsOf, dayOf, lastDays, salesId, salesShards } from './sales.ts';

describe('lastDays', () => {
  it('returns days in UTC from the oldest to today', () => {
    expect(lastDays(new Date('2026-03-01T00:30:00Z'), 3)).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ]);
  });

  it('returns consecutive days', () => {
    const days = lastDays(new Date('2026-11-21T23:59:59Z'), 400);
    expect(new Set(days).size).toBe(400);
    for (const [index, day] of days.slice(1).entries()) {
      expect(dayOf(boundsOf(days[index] ?? '').before)).toBe(day);
      expect(dayOf(boundsOf(day).from)).toBe(day);
    }
  });
});

describe('salesId', () => {
  it('spreads the tools of a day over all documents, each tool always to the same one', () => {
    const ids = Array.from({ length: 1_000 }, (_, n) => salesId('2026-11-21', `tool-${n}`));
    expect(new Set(ids).size).toBe(salesShards);
    expect(ids.every((id) => /^2026-11-21-\d+$/.test(id))).toBe(true);
    expect(ids).toEqual(ids.map((_, n) => salesId('2026-11-21', `tool-${n}`)));
  });
});
