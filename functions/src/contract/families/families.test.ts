import { expect, it } from 'vitest';
import type { Rational } from '../measures/rational.ts';
import type { Tool } from '../tools/model.ts';
import { axisProblem, cellsOf } from './cells.ts';
import { familySchema } from './forms.ts';
import { familyIdOf } from './model.ts';
import { sizesInOrder } from './page.ts';

const shared = { unit: '', choices: [] as string[] };
const width = { ...shared, _id: 'width', label: 'Width', kind: 'number', unit: 'mm' } as const;
const wood = {
  _id: 'wood',
  label: 'Wood',
  kind: 'choice' as const,
  unit: '',
  choices: ['Oak', 'Ash'],
};
const sharp = { ...shared, _id: 'sharp', label: 'Sharp', kind: 'flag' } as const;

const sizeOf = (id: string, attributes: Record<string, string>, number?: Rational) => ({
  _id: id,
  sku: id.toUpperCase(),
  toolName: `Tool ${id}`,
  attributes,
  attributeNumbers: number ? { width: number } : {},
});

it('gives equal measures in different units the same cell', () => {
  const sizes = [
    sizeOf('a', { width: '1/2 in' }, [127, 10]),
    sizeOf('b', { width: '12.7 mm' }, [127, 10]),
  ];
  expect(cellsOf([width], sizes)).toEqual({
    cells: { a: '["127/10"]' },
    problems: { 1: '“Tool b” (B) has the same size as “Tool a” (A): 12.7 mm' },
  });
});

it('gives a tool without a value no cell', () => {
  const { cells, problems } = cellsOf([width, wood], [sizeOf('a', { width: '5 mm' }, [5, 1])]);
  expect(cells).toEqual({});
  expect(problems).toEqual({ 0: '“Tool a” (A) has no value of Wood' });
});

it('takes numbers, choices and flags as axes', () => {
  expect([width, wood, sharp].map((one) => axisProblem(one._id, one))).toEqual(
    Array(3).fill(undefined),
  );
  expect(axisProblem('note', { _id: 'note', label: 'Note', kind: 'text' })).toMatch(
    /^Note is a text/,
  );
  expect(axisProblem('gone', undefined)).toBe('There is no attribute gone');
});

const form = { name: 'Bits', text: '', imageLink: '', axes: ['width'], toolIds: ['a'] };

it.each([
  [{ axes: [] }, 'axes'],
  [{ axes: ['width', 'width'] }, 'axes[1]'],
  [{ axes: ['width', 'wood', 'sharp'] }, 'axes'],
  [{ axes: ['Width!'] }, 'axes[0]'],
  [{ toolIds: ['a', 'b', 'a'] }, 'toolIds[2]'],
  [{ toolIds: Array.from({ length: 101 }, (_, at) => `t${at}`) }, 'toolIds'],
  [{ name: ' ' }, 'name'],
])('refuses a form with %j', async (change, path) => {
  await expect(familySchema.validate({ ...form, ...change })).rejects.toMatchObject({ path });
  await expect(familySchema.validate(form)).resolves.toEqual(form);
});

it('names a family in its address', () => {
  expect(familyIdOf('Brad-point bits', 'request')).toMatch(/^brad-point-bits-[0-9a-z]{8}$/);
  expect(familyIdOf('錐', 'request')).toMatch(/^family-/);
});

it('sorts a half-empty matrix by numbers and by the order of choices', () => {
  const sizes = Array.from({ length: 50 }, (_, at) => {
    const value = 50 - at;
    return sizeOf(`s${at}`, { width: `${value} mm`, wood: at % 2 ? 'Ash' : 'Oak' }, [value, 1]);
  });
  const { cells } = cellsOf([width, wood], sizes);
  const family = { axes: ['width', 'wood'], cells };
  const page = sizesInOrder(family, sizes as unknown as Tool[], [width, wood]);
  expect(page.axes[0]?.values.slice(0, 3)).toEqual(['1 mm', '2 mm', '3 mm']);
  expect(page.axes[0]?.values).toHaveLength(50);
  expect(page.axes[1]).toEqual({ key: 'wood', label: 'Wood', values: ['Oak', 'Ash'] });
  expect(page.sizes.slice(0, 2).map(({ tool, at }) => [tool._id, at])).toEqual([
    ['s49', [0, 1]],
    ['s48', [1, 0]],
  ]);
});

it('leaves out sizes that are not seen, and their values', () => {
  const all = [sizeOf('a', { sharp: 'yes' }), sizeOf('b', { sharp: 'no' })];
  const { cells } = cellsOf([sharp], all);
  const seen = all.slice(0, 1) as unknown as Tool[];
  const page = sizesInOrder({ axes: ['sharp'], cells }, seen, [sharp]);
  expect(page).toMatchObject({ axes: [{ values: ['Yes'] }], sizes: [{ at: [0] }] });
});
