import { expect, it } from 'vitest';
import type { Figures } from '../visits/visitFigures.ts';
import { exampleFigures } from './exampleFigures.ts';
import { type Comparison, missedGoals } from './goals.ts';

const floor = exampleFigures;

const missed = (figures: Partial<Figures>, page: Partial<Comparison> = {}) =>
  missedGoals({
    isPublic: false,
    visit: 'first',
    floor,
    ...page,
    figures: { ...floor, ...figures },
  });

it.each([
  { isPublic: true, visit: 'first', lcp: 1600 },
  { isPublic: true, visit: 'second', lcp: 1600 },
  { isPublic: false, visit: 'first', lcp: 2000 },
  { isPublic: false, visit: 'second', lcp: 1200 },
] as const)('compares the LCP of a visit with the floor: $isPublic, $visit', ({ lcp, ...page }) => {
  expect(missed({ lcp }, page)).toEqual([]);
  expect(missed({ lcp: lcp + 1 }, page)).toEqual(['LCP']);
});

it('names each goal that a page misses', () => {
  const figures = {
    tbt: 201,
    cls: 0.02,
    requestsBeforeLcp: 21,
    depth: 3,
    accessibility: 97,
  };
  expect(missed(figures)).toEqual(['TBT', 'CLS', 'requests', 'depth', 'accessibility']);
});

it('accepts a page without blocking if the floor page has none either', () => {
  const figures = { tbt: 0 };
  expect(missed(figures, { floor: { ...floor, tbt: 0 } })).toEqual([]);
});
