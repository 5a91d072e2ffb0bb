// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { differingFields } from '../../../../lib/forms/formMerge.ts';
import { priceListOf } from '../../../../testing/prices.ts';
import {
  blankPriceList,
  editOf,
  forNobody,
  hasSameDetails,
  inputOf,
  type PriceListValues,
  priceListFields,
  priceListFormSchema,
  valuesOf,
} from './priceListForm.ts';

const blank = blankPriceList({ kind: 'all', id: '', name: '' });
const errorsOf = (changes: Partial<PriceListValues>) =>
  priceListFormSchema
    .validate({ ...blank, name: 'Contract', ...changes }, { abortEarly: false })
    .then(
      () => ({}),
      ({ inner }: { inner: { path: string; message: string }[] }) =>
        Object.fromEntries(inner.map(({ path, message }) => [path, message])),
    );

describe('The form of a price list', () => {
  it('accepts fixed prices for all, without a percentage and days', async () => {
    expect(await errorsOf({})).toEqual({});
    expect(inputOf({ ...blank, name: ' Contract ' })).toEqual({
      name: 'Contract',
      kind: 'fixed',
      discount: null,
      from: null,
      until: null,
      audience: { kind: 'all', id: null },
      assortment: 'all',
    });
  });

  it('reads a percentage as basis points, and leaves it out for fixed prices', () => {
    const typed = { ...blank, name: 'Ten', discount: '7,5 %' };
    expect(inputOf({ ...typed, kind: 'percentage' }).discount).toBe(750);
    expect(inputOf(typed).discount).toBeNull();
  });

  it.each([
    [{ name: '' }, { name: 'Name is required' }],
    [{ kind: 'percentage' }, { discount: 'Enter the percentage' }],
    [{ kind: 'percentage', discount: '100' }, { discount: 'Percentage must be less than 100' }],
    [
      { from: '2026-12-02', until: '2026-12-01' },
      { until: 'The last day must not be before the first one' },
    ],
    [
      { audience: { kind: 'payer', id: '', name: '' } },
      { 'audience.id': 'Choose for whom the list is' },
    ],
    [{ audience: forNobody }, { 'audience.kind': 'Choose for whom the list is' }],
  ] as [Partial<PriceListValues>, object][])('refuses %j', async (changes, errors) => {
    expect(await errorsOf(changes)).toEqual(errors);
  });

  it('shows a stored list, and sends it back for its version', () => {
    const list = priceListOf({ kind: 'percentage', discount: 1_250, from: '2026-12-01' });
    const { name, kind, discount, from, until, audience, assortment } = list;
    expect(editOf(valuesOf(list), list)).toEqual({
      ...{ name, kind, discount, from, until, audience, assortment },
      version: 3,
    });
  });
});

it('compares details as people read them, and not the version', () => {
  const [mine, theirs] = [priceListOf(), priceListOf({ until: null, version: 4 })];
  const differing = differingFields(priceListFields, valuesOf(mine), valuesOf(theirs));
  expect(differing).toEqual(['until']);
  expect(priceListFields.textOf('until', valuesOf(mine))).toBe('31 Dec 2099');
  expect(priceListFields.textOf('audience', valuesOf(mine))).toBe('Carla Customer');
  expect(hasSameDetails(mine, theirs)).toBe(false);
  expect(hasSameDetails(mine, priceListOf({ version: 4, prices: 2 }))).toBe(true);
});
