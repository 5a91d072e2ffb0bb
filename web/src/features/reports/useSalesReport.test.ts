import { describe, expect, it } from 'vitest';
import { choiceIn, choiceProblem, offeredMonths } from './useSalesReport.ts';

const now = '2026-11';

describe('The choice of a report', () => {
  it('is by month, from January until now, unless the address says otherwise', () => {
    expect(choiceIn(new URLSearchParams(), now)).toEqual({
      by: 'month',
      from: '2026-01',
      to: '2026-11',
    });
    const params = new URLSearchParams('by=customer&from=2025-12&to=2026-02');
    expect(choiceIn(params, now)).toEqual({ by: 'customer', from: '2025-12', to: '2026-02' });
    expect(choiceIn(new URLSearchParams('by=x&from=2026-13&to=now'), now)).toMatchObject({
      by: 'month',
      from: '2026-01',
    });
  });

  it.each([
    ['2026-01', '2026-11', null],
    ['2026-03', '2026-02', 'The last month must not be before the first.'],
    ['2024-01', '2026-11', 'Choose at most 24 months.'],
  ])('from %s to %s has the problem %s', (from, to, problem) => {
    expect(choiceProblem({ by: 'month', from, to })).toBe(problem);
  });

  it('offers the last three years', () => {
    expect(offeredMonths(now)).toHaveLength(36);
    expect(offeredMonths(now).slice(0, 2)).toEqual(['2026-11', '2026-10']);
  });
});
