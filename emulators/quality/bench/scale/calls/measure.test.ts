import { expect, it } from 'vitest';
import { type Figures, growthProblem } from './measure.ts';

const figures = (reads: number, p50: number): Figures => ({ reads, p50, p99: p50 });

const problemOf = (full: Figures, call = {}) =>
  growthProblem(call, { small: figures(26, 10), full, orders: 100_000 });

it.each([
  ['a call as fast as in the smaller shop', figures(26, 10), null],
  ['one read more', figures(27, 10), null],
  ['two reads more', figures(28, 10), 'reads grow'],
  ['half as much time again, and 5 ms', figures(26, 20), null],
  ['more time than that', figures(26, 20.1), 'time grows'],
])('%s', (_, full, problem) => {
  expect(problemOf(full)).toBe(problem);
});

it('A count may cost a read per thousand orders, and the time of the budget', () => {
  expect(problemOf(figures(127, 60), { counts: true })).toBeNull();
  expect(problemOf(figures(128, 60), { counts: true })).toBe('reads grow');
  expect(problemOf(figures(127, 61), { counts: true })).toBe('time grows');
});

it('The reads of a stream are not compared', () => {
  expect(problemOf(figures(300, 10), { streams: true })).toBeNull();
});
