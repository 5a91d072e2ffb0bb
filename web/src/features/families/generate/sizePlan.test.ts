import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { bladeWidth, plane } from '../../../testing/fixtures.ts';
import { planTable } from './planTable.ts';
import {
  keyOfValues,
  type PlanValues,
  patternProblem,
  plannedSizes,
  sizesToCreate,
} from './sizePlan.ts';

const length = { ...bladeWidth, _id: 'length', label: 'Length' };
const axes = [bladeWidth, length];

const existing = {
  ...plane,
  sku: 'CHS-6-100',
  attributes: { 'blade-width': '6 mm', length: '100 mm', handle: 'Ash' },
};

const plan: PlanValues = {
  values: ['6 mm\n12\n1/2 in', '100 mm\n140 mm'],
  name: 'Chisel {blade-width} × {length}',
  sku: 'chs-{blade-width}-{length}',
  prices: '9.50',
  minOrder: '6',
  available: '0',
  stage: 'draft',
  copied: plane._id,
  left: [],
};

const context = { axes, attributes: axes, sizes: [existing] };
const planned = (change: Partial<PlanValues> = {}) => plannedSizes({ ...plan, ...change }, context);
const problemsOf = (change: Partial<PlanValues>) =>
  planned(change).flatMap(({ problems }) => problems);

describe('plannedSizes', () => {
  it('names each combination of values by the patterns', () => {
    expect(planned().map(({ name, sku }) => `${sku} ${name}`)).toEqual([
      'CHS-6-100 Chisel 6 mm × 100 mm',
      'CHS-6-140 Chisel 6 mm × 140 mm',
      'CHS-12-100 Chisel 12 mm × 100 mm',
      'CHS-12-140 Chisel 12 mm × 140 mm',
      'CHS-1-2-IN-100 Chisel 1/2 in × 100 mm',
      'CHS-1-2-IN-140 Chisel 1/2 in × 140 mm',
    ]);
  });

  it('leaves out what the family has, and what is not made', () => {
    const rows = planned({ left: [keyOfValues(['12 mm', '140 mm'])] });
    expect(rows[0]).toMatchObject({ isPresent: true, problems: [] });
    expect(rows[3]).toMatchObject({ isLeft: true, problems: [] });
    expect(sizesToCreate(rows).map(({ sku }) => sku)).toEqual([
      'CHS-6-140',
      'CHS-12-100',
      'CHS-1-2-IN-100',
      'CHS-1-2-IN-140',
    ]);
  });

  it.each([
    [{ values: ['12\n12.0', '100'] }, 'This size is in the list twice'],
    [{ values: ['wide', '100'] }, 'Enter a number, like 12.5 mm'],
    [{ sku: 'CHS-{length}' }, 'This SKU is in the list twice'],
    [{ sku: 'CHS-6-100' }, 'A size has this SKU already'],
    [{ sku: '?' }, 'This is no SKU'],
    [{ name: ' ' }, 'Name is required'],
    [{ prices: '0' }, 'Price must be more than 0'],
    [{ prices: '9\n10' }, 'Price is required'],
  ])('with %j says: %s', (change, message) => {
    expect(problemsOf(change).join('. ')).toContain(message);
  });

  it('has one price for all sizes, or one for each', () => {
    expect(new Set(planned().map(({ price }) => price))).toEqual(new Set(['9.50']));
    const prices = ['1', '2', '3', '4', '5', '6'];
    expect(planned({ prices: prices.join('\n') }).map(({ price }) => price)).toEqual(prices);
  });
});

it('a pattern has only the axes in braces', () => {
  expect(patternProblem('Chisel {length}', axes)).toBeNull();
  expect(patternProblem('Chisel {width}', axes)).toBe(
    'There is no {width}: write {blade-width} or {length}',
  );
});

it('the table has a row for each size, with the other fields of the copied one', () => {
  const rows = sizesToCreate(planned());
  const table = planTable({
    plan,
    rows,
    copied: existing,
    axes: axes.map(({ _id }) => _id),
    familyId: 'chisels',
  });
  const { data } = Papa.parse<Record<string, string>>(table.slice(1), {
    header: true,
    skipEmptyLines: true,
  });
  expect(data).toHaveLength(5);
  expect(data[1]).toMatchObject({
    sku: 'CHS-12-100',
    toolName: 'Chisel 12 mm × 100 mm',
    price: '9.50',
    minOrder: '6',
    stage: 'draft',
    category: 'planes',
    toolDescription: plane.toolDescription,
    'attr:blade-width': '12 mm',
    'attr:length': '100 mm',
    'attr:handle': 'Ash',
    family: 'chisels',
  });
});
