import { expect, it } from 'vitest';
import type { Family } from '../../../contract/index.ts';
import { familyBaseOf, readFamilyBase } from './familyBase.ts';
import type { FamilyEntry, FamilyRow } from './familyRow.ts';
import { inOrderOfMoves, rejectRepeated } from './rowOrder.ts';

const familyOf = (id: string, skus: readonly string[]): Family => ({
  _id: id,
  name: id,
  text: '',
  imageLink: '',
  axes: ['width'],
  toolIds: skus.map((sku) => `id of ${sku}`),
  version: '1',
  createdAt: '',
  updatedAt: '',
});

/** A row of a family that was exported with some sizes, and now has others. */
const rowOf = (row: number, id: string, exported: string, sizes: string): FamilyRow => {
  const base = readFamilyBase(familyBaseOf(familyOf(id, exported.split(' ')), exported.split(' ')));
  if (!base) return expect.unreachable();
  return { row, id, form: {}, sizes: sizes.split(' '), base };
};

const rowsIn = (entries: readonly FamilyEntry[]) => entries.map(({ row }) => row);

it('applies a row that gives up a size before the one that takes it', () => {
  const split = { row: 2, id: undefined, form: {}, sizes: ['a-2'] };
  const rows = [split, rowOf(3, 'c', 'C-1', 'C-1 B-1'), rowOf(4, 'b', 'B-1 B-2', 'B-2 A-1')];
  const source = rowOf(5, 'a', 'A-1 A-2 A-3', 'A-3');
  expect(rowsIn(inOrderOfMoves([...rows, source]))).toEqual([5, 2, 4, 3]);
});

it('keeps the order of other rows, and of two that swap sizes', () => {
  const swapping = [rowOf(2, 'a', 'A-1', 'B-1'), rowOf(3, 'b', 'B-1', 'A-1')];
  const rejected = { row: 4, rejected: [] };
  expect(rowsIn(inOrderOfMoves([...swapping, rejected]))).toEqual([3, 2, 4]);
  expect(rowsIn(inOrderOfMoves([rejected, rowOf(5, 'a', 'A-1', 'A-1')]))).toEqual([4, 5]);
});

it('refuses families and sizes that are in several rows', () => {
  const rows = [
    rowOf(2, 'a', 'A-1', 'A-1 A-2'),
    rowOf(3, 'b', 'B-1', 'B-1 a-1'),
    rowOf(4, 'a', 'A-1', 'A-3'),
    rowOf(5, 'c', 'C-1', 'C-1 C-1'),
    rowOf(6, 'd', 'D-1', 'D-1'),
  ];
  const messages = rejectRepeated(rows).map((entry) =>
    'rejected' in entry ? entry.rejected.map(({ column, message }) => [column, message]) : [],
  );
  expect(messages).toEqual([
    [['sizes', 'A-1 is also in row 3: a tool is a size of one family']],
    [['sizes', 'a-1 is also in row 2: a tool is a size of one family']],
    [['_id', 'This family is already in row 2']],
    [['sizes', 'C-1 is in this cell twice']],
    [],
  ]);
});
