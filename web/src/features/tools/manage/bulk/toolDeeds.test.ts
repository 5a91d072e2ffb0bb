import { describe, expect, it } from 'vitest';
import { plane } from '../../../../testing/fixtures.ts';
import type { DeedValues } from './deed.ts';
import { blankDeed, type DeedName, deeds, plannedEdits } from './toolDeeds.ts';

const plan = (name: DeedName, values: Partial<DeedValues> = {}, tool = plane) =>
  plannedEdits(name, [tool], { ...blankDeed, ...values }).map(
    ({ changes, before, after, problem }) => ({ changes, before, after, problem }),
  );

describe('An edit of several tools', () => {
  it('names the deed and how many tools it changes', () => {
    const named = (name: DeedName, values: Partial<DeedValues>, count: number) =>
      deeds[name].confirm({ ...blankDeed, ...values }, count);
    expect(named('prices', { by: '5' }, 12)).toBe('Raise 12 prices by 5 %');
    expect(named('prices', { by: '2', unit: 'amount', direction: 'lower' }, 1)).toBe(
      'Lower 1 price by $2.00',
    );
    expect(named('category', { category: 'saws' }, 2)).toBe('Move 2 tools to Saws');
    expect(named('minOrder', { minOrder: '6' }, 2)).toBe('Set the minimum order of 2 tools to 6');
    expect(named('storagePlace', {}, 2)).toBe('Empty the storage place of 2 tools');
    expect(named('hide', {}, 2)).toBe('Hide 2 tools from the shop');
  });

  it('says what was and what will be', () => {
    expect(plan('prices', { by: '10' })).toEqual([
      { changes: { price: 70.51 }, before: '$64.10', after: '$70.51', problem: null },
    ]);
    expect(plan('minOrder', { minOrder: '12' })).toEqual([
      { changes: { minOrder: 12 }, before: '10', after: '12', problem: null },
    ]);
    expect(plan('costPrice', { costPrice: '5.5' })).toEqual([
      { changes: { costPrice: 5.5 }, before: 'None', after: '$5.50', problem: null },
    ]);
    expect(plan('hide')).toEqual([
      { changes: { stage: 'draft' }, before: 'On sale', after: 'Draft', problem: null },
    ]);
  });

  it('leaves out tools that are so already', () => {
    expect(plan('category', { category: 'planes' })).toEqual([]);
    expect(plan('show')).toEqual([]);
  });

  it.each([
    ['prices', { by: '70', unit: 'amount', direction: 'lower' }, {}, 'The price would be zero'],
    [
      'prices',
      { by: '1', rounding: 'whole' },
      { price: 2, priceBreaks: [{ minQuantity: 24, price: 1.9 }] },
      'Enter less than $2.00, the price for fewer pieces',
    ],
    ['minOrder', { minOrder: '60' }, { maxOrder: 48 }, expect.stringContaining('at least 60')],
    ['show', {}, { stage: 'draft', imageLink: '' }, 'It has no picture'],
  ] as [DeedName, Partial<DeedValues>, Partial<typeof plane>, string][])(
    'says why %s %j cannot be done',
    (name, values, fields, problem) => {
      expect(plan(name, values, { ...plane, ...fields })[0]?.problem).toEqual(problem);
    },
  );

  it.each([
    ['minOrder', { minOrder: '' }],
    ['minOrder', { minOrder: '0' }],
    ['minOrder', { minOrder: '1.5' }],
    ['costPrice', { costPrice: '-1' }],
    ['costPrice', { costPrice: 'x' }],
    ['storagePlace', { storagePlace: 'x'.repeat(21) }],
  ] as [DeedName, Partial<DeedValues>][])('refuses %s %j', (name, values) => {
    expect(Object.values(deeds[name].errorsOf({ ...blankDeed, ...values }))).toHaveLength(1);
  });
});
