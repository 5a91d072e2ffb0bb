import { expect, it } from 'vitest';
import { plane } from '../../../testing/fixtures.ts';
import { comparedIds, comparisonOf } from './comparison.ts';

it('marks what differs, and has a row for each specification of any tool', () => {
  const rows = comparisonOf(
    [
      { ...plane, specifications: [{ name: 'Length', value: '240 mm' }] },
      {
        ...plane,
        minOrder: 12,
        specifications: [
          { name: 'Length', value: '240 MM' },
          { name: 'Blade', value: '50 mm' },
        ],
      },
    ],
    ({ specifications }) => specifications,
  );
  const byName = new Map(rows.map((row) => [row.name, row]));
  expect(byName.get('Minimum order')).toMatchObject({ values: ['10', '12'], differs: true });
  expect(byName.get('Length')).toMatchObject({ differs: false });
  expect(byName.get('Blade')).toMatchObject({ values: ['–', '50 mm'], differs: true });
});

it.each([
  ['a,b', ['a', 'b'], 0],
  ['a, a,,b', ['a', 'b'], 0],
  ['a,b,c,d,e,f', ['a', 'b', 'c', 'd'], 2],
  ['', [], 0],
  ['x'.repeat(300), [], 0],
])('reads %j', (text, ids, beyond) => {
  expect(comparedIds(new URLSearchParams({ tools: text }))).toEqual({ ids, beyond });
});
