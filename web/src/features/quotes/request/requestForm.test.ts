// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { plane } from '../../../testing/fixtures.ts';
import {
  isRequestValues,
  requestErrors,
  requestOf,
  shopPriceFor,
  withSuccessor,
} from './requestForm.ts';

const valuesWith = (...quantities: string[]) => ({
  lines: quantities.map((quantity, at) => ({ toolId: `tool-${at}`, quantity })),
  note: ' By March ',
});

describe('requestOf', () => {
  it('reads quantities with thousands separators, and trims the message', () => {
    expect(requestOf(valuesWith('1,500', ' 20 '))).toEqual({
      note: 'By March',
      lines: [
        { toolId: 'tool-0', quantity: 1500 },
        { toolId: 'tool-1', quantity: 20 },
      ],
    });
  });
});

describe('requestErrors', () => {
  it('accepts more than is in stock', async () => {
    expect(await requestErrors(valuesWith('9999999'))).toEqual({});
  });

  it.each([
    ['', 'Enter the number of pieces'],
    ['many', 'Enter the number of pieces'],
    ['1.5', 'Enter a whole number of pieces, like 1 or 2, not “1.5”'],
    ['1e5', '“1e5” could mean 100,000. Write all its digits'],
    ['0', 'Enter at least 1 piece'],
    ['10000001', 'Enter at most 10000000 pieces'],
  ])('names the line with the quantity "%s"', async (quantity, message) => {
    expect(await requestErrors(valuesWith('5', quantity))).toEqual({ 'lines.1.quantity': message });
  });

  it('limits the message', async () => {
    const note = 'x'.repeat(2001);
    expect(await requestErrors({ ...valuesWith('5'), note })).toEqual({
      note: 'Message must have at most 2000 characters',
    });
  });
});

describe('withSuccessor', () => {
  const lines = [
    { toolId: 'old', quantity: '20' },
    { toolId: 'next', quantity: '5' },
  ];

  it('puts the successor in the place of the tool, with its pieces', () => {
    expect(withSuccessor(lines.slice(0, 1), 'old', 'next')).toEqual([
      { toolId: 'next', quantity: '20' },
    ]);
  });

  it('adds the pieces to a line that has the successor, unless one is no number', () => {
    expect(withSuccessor(lines, 'old', 'next')).toEqual([{ toolId: 'next', quantity: '25' }]);
    const unread = [{ toolId: 'old', quantity: 'many' }, ...lines.slice(1)];
    expect(withSuccessor(unread, 'old', 'next')).toEqual([{ toolId: 'next', quantity: '5' }]);
  });
});

it('prices a quantity by its price break', () => {
  const tool = { ...plane, priceBreaks: [{ minQuantity: 100, price: 60 }] };
  expect(shopPriceFor(tool, '99')).toBe(6410);
  expect(shopPriceFor(tool, '1,000')).toBe(6000);
  expect(shopPriceFor(tool, 'many')).toBeNull();
});

describe('isRequestValues', () => {
  it.each([null, {}, { note: '', lines: [{ toolId: 1 }] }, { lines: [] }])(
    'refuses %j from the storage',
    (stored) => {
      expect(isRequestValues(stored)).toBe(false);
    },
  );

  it('accepts the values of the form', () => {
    expect(isRequestValues(valuesWith('x'))).toBe(true);
  });
});
