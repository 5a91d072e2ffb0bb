import { expect, it } from 'vitest';
import { Source } from './source.ts';

it('reports line and column from 1, offsets from 0, with an inclusive end', () => {
  const source = new Source('a.rules', 'one\ntwo\n');
  source.error({ start: 4, end: 7 }, 'Here.');
  expect(source.issues).toEqual([
    {
      fileName: 'a.rules',
      line: 2,
      column: 1,
      currentOffset: 4,
      endOffset: 6,
      description: 'Here.',
      severity: 'ERROR',
    },
  ]);
});

it.each([
  [0, 1],
  [3, 1],
  [4, 2],
  [8, 3],
  [99, 3],
])('finds offset %i on line %i', (offset, line) => {
  expect(new Source('a.rules', 'one\ntwo\n').lineOf(offset)).toBe(line);
});

it('fails on errors, not on warnings', () => {
  const source = new Source('a.rules', '');
  source.warn({ start: 0, end: 1 }, 'Odd.');
  source.note('WARNING', 'Old.');
  expect(source.failed).toBe(false);
  source.note('ERROR', 'Wrong.');
  expect(source.failed).toBe(true);
});
