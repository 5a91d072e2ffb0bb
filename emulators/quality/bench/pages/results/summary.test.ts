import { expect, it } from 'vitest';
import type { Figures, VisitResult } from '../visits/visitFigures.ts';
import { exampleFigures } from './exampleFigures.ts';
import { medianFigures, summarize } from './summary.ts';

const result = (values: Partial<Figures>, rest: Partial<VisitResult> = {}): VisitResult => ({
  figures: { ...exampleFigures, ...values },
  worstScript: 'react.js',
  failedAudits: [],
  ...rest,
});

it('takes the median of each figure', () => {
  const results = [
    result({ lcp: 3000, tbt: 100 }),
    result({ lcp: 1000, tbt: 300 }),
    result({ lcp: 2000, tbt: 900 }),
  ];
  expect(medianFigures(results)).toMatchObject({ lcp: 2000, tbt: 300 });
});

it('compares each visit with the first visit to the floor page', () => {
  const results = [result({ lcp: 1500, worstTask: 90 }, { worstScript: 'login.js' })];
  const page = { page: 'login', isPublic: false, visit: 'second' as const, results };
  const floor = { page: 'floor', isPublic: true, results: [result({})] };
  const slow = [result({ lcp: 9000 })];
  const summaries = summarize([
    { ...floor, visit: 'first' },
    { ...floor, visit: 'second', results: slow },
    page,
  ]);
  expect(summaries[2]).toMatchObject({
    ratios: { lcp: 0.75, tbt: 1 },
    missed: ['LCP'],
    worstScript: 'login.js',
  });
  expect(summaries[1]).toMatchObject({ ratios: { lcp: 4.5 }, missed: [] });
});

it('lists each failed audit once', () => {
  const failed = result({}, { failedAudits: ['Touch targets'] });
  const floor = { page: 'floor', isPublic: true, visit: 'first' as const };
  expect(summarize([{ ...floor, results: [failed, failed] }])[0]?.failedAudits).toEqual([
    'Touch targets',
  ]);
});
