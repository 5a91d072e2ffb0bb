import { expect, it } from 'vitest';
import type { Column } from '../rows/dataListProps.ts';
import { fieldsOf, isColumnShown, shownColumns } from './listLayout.ts';

interface Row {
  name: string;
  town: string;
}

const columns: Column<Row>[] = [
  { id: 'name', header: 'Name', isName: true, width: 140, cell: ({ name }) => name },
  { id: 'town', header: 'Town', width: 0.2, from: 'lg', cell: ({ town }) => town },
  { id: 'sum', header: 'Sum', width: 100, cell: () => '5' },
  { id: 'who', header: 'Assigned to', isExtra: true, cell: () => 'Ada' },
];

const idsOf = (chosen: string[] | null) => shownColumns(columns, chosen).map(({ id }) => id);

it('shows the usual columns, or the name and those that are chosen, in their order', () => {
  expect(idsOf(null)).toEqual(['name', 'town', 'sum']);
  expect(idsOf(['who', 'sum', 'gone'])).toEqual(['name', 'sum', 'who']);
  expect(idsOf([])).toEqual(['name']);
  expect(columns.map((column) => isColumnShown(column, ['town']))).toEqual([
    ...[true, true, false, false],
  ]);
});

it('leaves the usual columns as they are, and the same, so that no row renders again', () => {
  const usual = columns.slice(0, 3);
  expect(shownColumns(usual, null)).toBe(usual);
});

it('shows chosen columns where the window has room for them and those before', () => {
  const shown = shownColumns(columns, ['town', 'sum', 'who']);
  expect(shown.map(({ from }) => from)).toEqual([undefined, 730, 830, 960]);
});

it('gives a row of a small screen a line for each chosen column', () => {
  const compact = fieldsOf(shownColumns(columns, ['sum']), ({ name, town }) => ({
    picture: 'picture',
    lines: [{ text: name, end: '$5.00' }, { text: town }],
  }));
  expect(compact({ name: 'Oak', town: 'Leeds' }, 1)).toEqual({
    picture: 'picture',
    lines: [{ text: 'Oak' }, { text: 'Sum', end: '5', isField: true }],
  });
});
