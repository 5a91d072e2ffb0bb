import { describe, expect, it } from 'vitest';
import { plane } from '../../../../testing/fixtures.ts';
import { blockIn, pastedSizes, pastedSizesText } from './pastedSizes.ts';

it.each([
  ['12', null],
  ['12\r\n', null],
  ['12\t6', [['12', '6']]],
  [
    '\t6\r\n 4 \t\r\n',
    [
      ['', '6'],
      ['4', ''],
    ],
  ],
  ['12\n\n6\n', [['12'], [''], ['6']]],
])('the block in %j', (text, block) => {
  expect(blockIn(text)).toEqual(block);
});

/** `x` can be ordered, `o` is sold out, a dot is not made. */
const cellsOf = (...rows: string[]) =>
  rows.map((row, down) =>
    [...row].map((cell, right) =>
      cell === '.'
        ? null
        : { ...plane, _id: `${down}-${right}`, minOrder: 1, available: cell === 'x' ? 100 : 0 },
    ),
  );

describe('pastedSizes', () => {
  const cells = cellsOf('xx', '.x', 'ox');

  it('fills to the right and down, with what is no quantity, too', () => {
    const { texts, skipped } = pastedSizes(cells, { row: 1, column: 1 }, [['1,200'], ['a dozen']]);
    expect(texts).toEqual({ '1-1': '1,200', '2-1': 'a dozen' });
    expect(skipped).toEqual({ notMade: 0, notOrderable: 0, outside: 0 });
  });

  it('leaves out values that have no size to go to, but not blanks and zeros', () => {
    const block = [
      ['1', '2', '3'],
      ['4', '', ''],
      ['5', '6', ''],
      ['', '', '0'],
      ['7', '8', ''],
    ];
    const pasted = pastedSizes(cells, { row: 0, column: 0 }, block);
    expect(pasted.texts).toEqual({ '0-0': '1', '0-1': '2', '2-1': '6' });
    expect(pastedSizesText(pasted)).toBe(
      '3 quantities were pasted. 5 were left out: 1 for a size that is not made, 1 for a size that cannot be ordered, 3 beyond the last row or column.',
    );
  });

  it('says that nothing was pasted', () => {
    const pasted = pastedSizes(cells, { row: 1, column: 0 }, [['4'], ['']]);
    expect(pastedSizesText(pasted)).toBe(
      'Nothing was pasted. 1 was left out: 1 for a size that is not made.',
    );
  });
});
