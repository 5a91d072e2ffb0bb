import { expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { customerGroupsSchema, priceEntrySchema, priceListSchema } from './forms.ts';
import { farFromListPrice, problemsOfPrice } from './priceProblems.ts';

const tool = {
  price: 10,
  priceBreaks: [{ minQuantity: 24, price: 8 }],
  orderMultiple: 6,
  maxOrder: 60,
};

it.each([
  [{ price: 10, priceBreaks: [] }, {}],
  [{ price: 9, priceBreaks: [{ minQuantity: 24, price: 8 }] }, {}],
  [{ price: 10.01, priceBreaks: [] }, { price: 'Enter at most $10.00, the list price' }],
  [
    { price: 9, priceBreaks: [{ minQuantity: 24, price: 8.5 }] },
    { 'priceBreaks.0.price': 'Enter at most $8.00, the list price' },
  ],
  [
    { price: 9, priceBreaks: [{ minQuantity: 20, price: 8 }] },
    { 'priceBreaks.0.minQuantity': 'Enter a multiple of 6: 18 or 24' },
  ],
  [
    { price: 9, priceBreaks: [{ minQuantity: 66, price: 8 }] },
    { 'priceBreaks.0.minQuantity': 'Enter at most 60, the maximum per order' },
  ],
  [
    {
      price: 7,
      priceBreaks: [
        { minQuantity: 12, price: 7 },
        { minQuantity: 12, price: 6 },
      ],
    },
    {
      'priceBreaks.0.price': 'Enter less than $7.00, the price for fewer pieces',
      'priceBreaks.1.minQuantity': 'Enter more pieces than in the row above, 12',
    },
  ],
])('The price %j has the problems %j', (price, problems) => {
  expect(problemsOfPrice(price, tool)).toEqual(problems);
});

it('A price is compared with the list price, not with an agreed one', () => {
  const agreement = { listPrice: 10, listPriceBreaks: [], from: [] };
  const agreed = { ...tool, price: 5, priceBreaks: [], agreement };
  expect(problemsOfPrice({ price: 9, priceBreaks: [] }, agreed)).toEqual({});
});

it('A price far below the list price is rather a misread decimal mark', () => {
  expect(farFromListPrice(0.5, { price: 10 })).toBeUndefined();
  expect(farFromListPrice(0.49, { price: 10 })).toMatch('check its decimal mark');
});

const messagesOf = (validate: () => unknown): Record<string, string> => {
  try {
    validate();
    return {};
  } catch (error) {
    const { inner, path, message } = error as {
      inner: { path: string; message: string }[];
      path: string;
      message: string;
    };
    const all = inner.length > 0 ? inner : [{ path, message }];
    return Object.fromEntries(all.map((one) => [one.path, one.message]));
  }
};

const options = { abortEarly: false, strict: true };

it.each([
  [{ price: 0 }, { price: 'Price must be more than 0' }],
  [{ price: 1.005 }, { price: 'Price must have at most two decimals' }],
  [{ price: '' }, { price: 'Price must be a number' }],
  [{ price: undefined }, { price: 'Price is required' }],
  [{ price: null }, {}],
  [{ version: -1 }, { version: 'Version must be at least 0' }],
  [
    { priceBreaks: [{ minQuantity: 5, price: 0 }] },
    { 'priceBreaks[0].price': 'Price must be more than 0' },
  ],
])('The form of a price refuses %j: %j', (fields, problems) => {
  const form = { price: 5, priceBreaks: [], version: 0, ...fields };
  expect(messagesOf(() => priceEntrySchema.validateSync(form, options))).toEqual(problems);
});

const list = {
  name: 'Contract',
  kind: 'fixed',
  discount: null,
  from: '2026-01-01',
  until: '2026-12-31',
  audience: { kind: 'payer', id: 'ada' },
  assortment: 'all',
};

it.each([
  [{}, {}],
  [{ from: null, until: null }, {}],
  [{ until: '2026-01-01' }, {}],
  [{ until: '2025-12-31' }, { until: 'The last day must not be before the first one' }],
  [{ until: '2026-02-30' }, { until: 'The last day must be a day, like 2026-11-21' }],
  [{ kind: 'percentage' }, { discount: 'Enter the percentage' }],
  [{ discount: 1_000 }, { discount: 'A list of fixed prices has no percentage' }],
  [{ kind: 'percentage', discount: 0 }, { discount: 'Percentage must be more than 0' }],
  [{ kind: 'percentage', discount: 10_000 }, { discount: 'Percentage must be less than 100' }],
  [{ audience: { kind: 'all', id: null } }, {}],
  [{ audience: { kind: 'group', id: null } }, { 'audience.id': 'Choose for whom the list is' }],
  [{ name: ' ' }, { name: 'Name is required' }],
  [{ assortment: 'some' }, { assortment: 'Assortment must be one of: all, only' }],
])('The form of a price list refuses %j: %j', (fields, problems) => {
  const form = { ...list, ...fields };
  expect(messagesOf(() => priceListSchema.validateSync(form, options))).toEqual(problems);
});

it('A customer can be in a few groups, in each once', () => {
  const problemsOf = (groups: unknown) =>
    messagesOf(() => customerGroupsSchema.validateSync({ groups }, options));
  const many = Array.from({ length: limits.groupsOfCustomer + 1 }, (_, at) => `${at}`);
  expect(problemsOf(many.slice(1))).toEqual({});
  expect(problemsOf([])).toEqual({});
  expect(problemsOf(many)).toEqual({ groups: 'A customer can be in at most 5 groups' });
  expect(problemsOf(['a', 'a'])).toEqual({ groups: 'A group appears twice' });
});
