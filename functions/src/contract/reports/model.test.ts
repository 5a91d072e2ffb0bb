import { describe, expect, it } from 'vitest';
import { isMonth, maxReportMonths, monthAfter, monthlySalesId, monthsBetween } from './model.ts';

describe('The months of a report', () => {
  it('go on over the end of a year', () => {
    expect(monthAfter('2026-11', 2)).toBe('2027-01');
    expect(monthAfter('2026-01', -1)).toBe('2025-12');
    expect(monthAfter('2026-05', -12)).toBe('2025-05');
    expect(monthsBetween('2025-11', '2026-02')).toEqual([
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
    ]);
  });

  it('are limited, and none if they end before they begin', () => {
    expect(monthsBetween('2000-01', '2026-01')).toHaveLength(maxReportMonths + 1);
    expect(monthsBetween('2026-02', '2026-01')).toEqual([]);
  });

  it.each([
    ['2026-11', true],
    ['2026-13', false],
    ['2026-1', false],
    ['2026-11-01', false],
    [undefined, false],
  ])('%s is a month: %s', (text, is) => {
    expect(isMonth(text)).toBe(is);
  });

  it('have at most 16 documents each', () => {
    const ids = Array.from({ length: 200 }, (_, at) => monthlySalesId('2026-11', `payer-${at}`));
    expect(new Set(ids).size).toBe(16);
  });
});
