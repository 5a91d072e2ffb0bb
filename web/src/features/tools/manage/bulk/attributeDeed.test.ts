import type { Attribute } from 'functions/contract';
import { expect, it } from 'vitest';
import { plane } from '../../../../testing/fixtures.ts';
import { blankDeed, deeds, plannedEdits } from './toolDeeds.ts';

const attribute = (fields: Partial<Attribute>): Attribute => ({
  _id: 'width',
  label: 'Width',
  kind: 'number',
  unit: 'mm',
  choices: [],
  categories: [],
  isFacet: true,
  order: 1,
  version: '1',
  createdAt: '2026-11-29T12:00:00.000Z',
  ...fields,
});
const known = [
  attribute({}),
  attribute({ _id: 'wood', label: 'Wood', kind: 'choice', unit: '', choices: ['Ash', 'Beech'] }),
  attribute({ _id: 'teeth', label: 'Teeth', unit: '', categories: ['saws'] }),
];

const tool = { ...plane, attributes: { width: '50 mm' } };
const other = { ...plane, _id: 'other', attributes: {} };

const valuesOf = (key: string, attributeValue: string) => ({
  ...blankDeed,
  attribute: key,
  attributeValue,
});
const plan = (key: string, typed: string) =>
  plannedEdits('attribute', [tool, other], valuesOf(key, typed), known).map(
    ({ changes, before, after, problem }) => [before, after, changes.attributes, problem],
  );
const errors = (key: string, typed: string) =>
  deeds.attribute.errorsOf(valuesOf(key, typed), known);

it('sets a value as it is read, and keeps the others', () => {
  expect(plan('width', '1/2 in')).toEqual([
    ['50 mm', '1/2 in', { width: '1/2 in' }, null],
    ['None', '1/2 in', { width: '1/2 in' }, null],
  ]);
  expect(plan('width', '50')).toEqual([['None', '50 mm', { width: '50 mm' }, null]]);
  expect(plan('wood', 'ash')).toMatchObject([
    ['None', 'Ash', { width: '50 mm', wood: 'Ash' }, null],
    ['None', 'Ash', { wood: 'Ash' }, null],
  ]);
});

it('removes a value where there is one', () => {
  expect(plan('width', ' ')).toEqual([['50 mm', 'None', {}, null]]);
});

it('refuses tools of a category without the attribute', () => {
  const problem = 'Teeth is not for Planes';
  expect(plan('teeth', '12').map(([, , , text]) => text)).toEqual([problem, problem]);
});

it('says what is wrong with the fields', () => {
  expect(errors('', '')).toEqual({ attribute: 'Choose an attribute' });
  expect(errors('wood', 'Oak')).toHaveProperty('attributeValue');
  expect(errors('width', 'wide')).toHaveProperty('attributeValue');
  expect(errors('width', '')).toEqual({});
});

it('names what it does', () => {
  const named = (typed: string) => deeds.attribute.confirm(valuesOf('width', typed), 2, known);
  expect(named('12 mm')).toBe('Set Width of 2 tools to 12 mm');
  expect(named('')).toBe('Remove Width from 2 tools');
});
