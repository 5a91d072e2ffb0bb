import { expect, it } from 'vitest';
import { blockingTime, longTasksOf, type TraceEvent } from './longTasks.ts';

const event = (name: string, values: Partial<TraceEvent>): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid: 1,
  ts: 0,
  args: {},
  ...values,
});

const navigation = (documentLoaderURL: string, values: Partial<TraceEvent>) =>
  event('navigationStart', {
    ph: 'R',
    args: { data: { documentLoaderURL, isOutermostMainFrame: true } },
    ...values,
  });

it('finds the long tasks of the page’s main thread, and what each spends its time on', () => {
  const events = [
    event('RunTask', { ts: 900, dur: 80_000 }),
    navigation('', { ts: 500, tid: 9 }),
    navigation('https://shop.test/', { ts: 1000 }),
    event('RunTask', { ts: 2000, dur: 49_000 }),
    event('RunTask', { ts: 60_000, dur: 70_000 }),
    event('EvaluateScript', { ts: 61_000, dur: 9000, args: { data: { url: '/a.js' } } }),
    event('FunctionCall', { ts: 71_000, dur: 50_000, args: { data: { url: '/b.js' } } }),
    event('RunTask', { ts: 60_000, dur: 70_000, tid: 2 }),
  ];
  expect(longTasksOf(events)).toEqual([{ start: 59, duration: 70, url: '/b.js' }]);
});

it('counts of each task what blocks for longer than 50 ms after the FCP', () => {
  const tasks = [
    { start: 0, duration: 300, url: '' },
    { start: 450, duration: 130, url: '' },
    { start: 600, duration: 90, url: '' },
  ];
  expect(blockingTime(tasks, 500)).toBe(30 + 40);
});
