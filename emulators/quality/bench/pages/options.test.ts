import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

it('visits all pages five times by default', () => {
  const { runs, pages, cpu, json } = readOptions([]);
  expect([runs, pages.length, cpu, json]).toEqual([5, 12, false, undefined]);
});

it('reads pages, runs and a file', () => {
  expect(
    readOptions(['--pages', 'login,cart', '--runs', '1', '--cpu', '--json', 'a.json']),
  ).toEqual({
    runs: 1,
    pages: ['login', 'cart'],
    cpu: true,
    json: 'a.json',
  });
});

it.each([['--runs', '0'], ['--runs', 'many'], ['--pages', 'login,logout'], ['--help']])(
  'rejects %s %s',
  (...args) => {
    expect(() => readOptions(args)).toThrow();
  },
);
