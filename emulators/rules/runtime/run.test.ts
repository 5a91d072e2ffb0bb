import { expect, it, vi } from 'vitest';
import { RulesPath } from '../language/values.ts';
import { DocumentCache } from './documentCache.ts';
import { Run } from './run.ts';

const document = (id: number | string) => RulesPath.of(`/databases/d/documents/c/${id}`);
const path = String(document('own'));
const runWith = (documents = new DocumentCache(), lookup = vi.fn(() => null)) => ({
  lookup,
  run: new Run({ path, request: new Map(), resource: null, documents, lookup }, null),
});

it('allows a thousand expressions and no more', () => {
  const { run } = runWith();
  for (let count = 0; count < 1_000; count += 1) run.count();
  expect(() => run.count()).toThrow('More than 1000 expressions');
});

const readTen = (run: Run, first: number) => {
  for (let id = first; id < first + 10; id += 1) run.read(document(id), 'before');
};

it('looks a document up once per view, and counts it once', () => {
  const { run, lookup } = runWith();
  readTen(run, 1);
  readTen(run, 1);
  run.read(document(1), 'after');
  expect(lookup).toHaveBeenCalledTimes(11);
  expect(lookup).toHaveBeenCalledWith('/databases/d/documents/c/1', 'after');
});

it('reads ten documents and no more, without counting its own document', () => {
  const { run } = runWith();
  run.read(document('own'), 'before');
  readTen(run, 1);
  expect(() => run.read(document(11), 'before')).toThrow('More than 10 documents');
});

it('reads twenty for all operations of a request, each document counted once', () => {
  const documents = new DocumentCache(20);
  for (const first of [1, 1, 11]) readTen(runWith(documents).run, first);
  expect(() => runWith(documents).run.read(document(21), 'before')).toThrow(
    'More than 20 documents',
  );
  expect(runWith(documents).run.read(document(20), 'before')).toBeNull();
});

it.each([
  '/c/one',
  '/databases/d/documents',
  '/databases/d/documents/c',
  '/databases/d/docs/c/one',
])('%s is not a document', (path) => {
  expect(() => runWith().run.read(RulesPath.of(path), 'before')).toThrow('is not the path of');
});
