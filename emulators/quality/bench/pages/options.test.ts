import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

it('visits all pages five times by default', () => {
  const { runs, pages, json } = readOptions([]);
  expect([runs, pages.length, json]).toEqual([5, 12, undefined]);
});

it('reads pages, runs and a file', () => {
  expect(readOptions(['--pages', 'login,cart', '--runs', '1', '--json', 'a.json'])).toEqual({
    runs: 1,
    pages: ['login', 'cart'],
    json: 'a.json',
  });
});

it.each([['--runs', '0'], ['--runs', 'many'], ['--pages', 'login,logout'], ['--help']])(
  'rejects %s %s',
  (...args) => {
    expect(() => readOptions(args)).toThrow();
  },
);
