import { expect, it } from 'vitest';
import type { Document } from '../values/document.ts';
import { Timestamp } from '../values/timestamp.ts';
import type { Fields, Value } from '../values/values.ts';
import { changedFields } from './changedFields.ts';

const time = new Timestamp(0, 0);

const map = (fields: Record<string, Value>): Fields => new Map(Object.entries(fields));

const documentOf = (fields: Record<string, Value>): Document => ({
  path: 'tools/saw',
  fields: map(fields),
  createTime: time,
  updateTime: time,
});

const vector = (...values: number[]) => map({ __type__: '__vector__', value: values });

const between = (before: Record<string, Value>, after: Record<string, Value>) =>
  changedFields({ path: 'tools/saw', before: documentOf(before), after: documentOf(after) });

it('lists changed, added and removed fields, also in maps', () => {
  const before = { same: 1n, n: 1n, gone: true, m: map({ a: 1n, 'b.c': 1n }) };
  const after = { same: 1n, n: 2n, added: 'x', m: map({ a: 1n, 'b.c': 2n }) };
  expect(between(before, after)).toEqual(['n', 'gone', 'm.`b.c`', 'added']);
});

it('lists arrays and vectors as a whole', () => {
  const paths = between({ l: [1n], v: vector(1, 2) }, { l: [1n, 2n], v: vector(1, 3) });
  expect(paths).toEqual(['l', 'v']);
});

it('lists nothing for a created or deleted document', () => {
  const after = documentOf({ n: 1n });
  expect(changedFields({ path: 'tools/saw', before: undefined, after })).toEqual([]);
});
