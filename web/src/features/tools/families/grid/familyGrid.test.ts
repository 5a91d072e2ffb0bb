import { describe, expect, it } from 'vitest';
import { plane } from '../../../../testing/fixtures.ts';
import { gridOf, sizeNameOf } from './familyGrid.ts';
import { movedFrom } from './gridMoves.ts';

const width = { key: 'blade-width', label: 'Blade width', values: ['6 mm', '12 mm', '25 mm'] };
const handle = { key: 'handle', label: 'Handle', values: ['Ash', 'Beech'] };

const sizeAt = (...at: number[]) => ({ tool: { ...plane, _id: `size-${at.join('-')}` }, at });

const idsOf = ({ cells }: ReturnType<typeof gridOf>) =>
  cells.map((row) => row.map((tool) => tool?._id ?? null));

describe('gridOf', () => {
  it('has a row for each size of one axis', () => {
    const grid = gridOf({ axes: [width], sizes: [sizeAt(2), sizeAt(0), sizeAt(1)] });
    expect(idsOf(grid)).toEqual([['size-0'], ['size-1'], ['size-2']]);
    expect(grid.columns).toBeNull();
  });

  it.each([
    ['first', [width, handle], (row: number, column: number) => sizeAt(row, column)],
    ['second', [handle, width], (row: number, column: number) => sizeAt(column, row)],
  ])(
    'lets the longer axis run down if it is the %s, with null for what is not made',
    (_, axes, at) => {
      const grid = gridOf({ axes, sizes: [at(0, 0), at(0, 1), at(2, 1)] });
      expect(grid.rows.values).toEqual(['6 mm', '25 mm']);
      expect(grid.columns?.values).toEqual(['Ash', 'Beech']);
      expect(idsOf(grid)).toEqual([
        [at(0, 0).tool._id, at(0, 1).tool._id],
        [null, at(2, 1).tool._id],
      ]);
    },
  );

  it('names a size by its values', () => {
    const family = { axes: [width, handle], sizes: [sizeAt(1, 0)] };
    expect(sizeNameOf(family, 'size-1-0')).toBe('12 mm, Ash');
  });
});

/** `x` is a size, a dot is not made. */
const cellsOf = (...rows: string[]) =>
  rows.map((row) => [...row].map((cell) => (cell === 'x' ? plane : null)));

describe('movedFrom', () => {
  const cells = cellsOf('xx', '.x', 'x.', 'xx');
  const move = (key: string, row: number, column: number, held = {}) =>
    movedFrom(cells, { row, column }, { key, shiftKey: false, isCommand: false, ...held });

  it.each([
    ['ArrowDown', 0, 0, { row: 2, column: 0 }],
    ['ArrowUp', 2, 0, { row: 0, column: 0 }],
    ['ArrowRight', 0, 0, { row: 0, column: 1 }],
    ['ArrowLeft', 1, 1, null],
    ['ArrowDown', 3, 0, null],
    ['Enter', 0, 0, { row: 2, column: 0 }],
    ['Enter', 3, 0, { row: 0, column: 1 }],
    ['Enter', 3, 1, null],
    ['a', 0, 0, undefined],
    ['Home', 0, 0, undefined],
  ])('with %s from row %d, column %d', (key, row, column, expected) => {
    expect(move(key, row, column)).toEqual(expected);
  });

  it('goes back with Shift, and to the ends with Control', () => {
    expect(move('Enter', 0, 1, { shiftKey: true })).toEqual({ row: 3, column: 0 });
    expect(move('End', 0, 0, { isCommand: true })).toEqual({ row: 3, column: 1 });
    expect(move('Home', 3, 1, { isCommand: true })).toEqual({ row: 0, column: 0 });
    expect(move('Enter', 0, 0, { isCommand: true })).toBeUndefined();
    expect(move('ArrowDown', 0, 0, { shiftKey: true })).toBeUndefined();
  });
});
