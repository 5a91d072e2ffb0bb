import { expect, it, vi } from 'vitest';
import { Run } from './run.ts';
import { RulesPath } from './values.ts';

const document = (id: number | string) => RulesPath.of(`/databases/d/documents/c/${id}`);
const runWith = (lookup = vi.fn(() => null)) => ({
  lookup,
  run: new Run({ request: new Map(), resource: null, lookup }),
});

it('counts a thousand expressions and no more', () => {
  const { run } = runWith();
  for (let count = 0; count < 1_000; count += 1) run.count();
  expect(() => run.count()).toThrow('More than 1000 expressions');
});

it('reads ten documents, each once per view', () => {
  const { run, lookup } = runWith();
  for (const id of [1, 2, 3, 4, 5, 1, 2, 3, 4, 5]) {
    run.read(document(id), 'before');
    run.read(document(id), 'after');
  }
  expect(lookup).toHaveBeenCalledTimes(10);
  expect(lookup).toHaveBeenCalledWith('/databases/d/documents/c/1', 'after');
  expect(() => run.read(document(6), 'before')).toThrow('More than 10 documents');
});

it.each([
  '/c/one',
  '/databases/d/documents',
  '/databases/d/documents/c',
  '/databases/d/docs/c/one',
])('%s is no document', (path) => {
  expect(() => runWith().run.read(RulesPath.of(path), 'before')).toThrow('is not the path of');
});
