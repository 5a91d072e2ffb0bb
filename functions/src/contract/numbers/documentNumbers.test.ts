import { describe, expect, it } from 'vitest';
import {
  companyNumberOf,
  orderNumberOf,
  parseCompanyNumber,
  parseOrderNumber,
  parseReturnNumber,
  parseShipmentNumber,
} from './documentNumbers.ts';

describe('orderNumberOf', () => {
  it('derives the same readable number from the same id', () => {
    const number = orderNumberOf('order-1');
    expect(number).toMatch(/^TH-[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(orderNumberOf('order-1')).toBe(number);
  });

  it('gives 20,000 similar ids different numbers, with each character in each place', () => {
    const numbers = Array.from({ length: 20_000 }, (_, index) => orderNumberOf(`order-${index}`));
    expect(new Set(numbers).size).toBe(numbers.length);
    for (let place = 3; place < 11; place += 1) {
      expect(new Set(numbers.map((number) => number[place])).size).toBe(32);
    }
  });
});

describe('parseOrderNumber', () => {
  it.each([
    ['TH-4K2M9A7C', 'TH-4K2M9A7C'],
    [' th-4k2m9a7c ', 'TH-4K2M9A7C'],
    ['TH 4K2M9A7C', 'TH-4K2M9A7C'],
    ['th4k2m9a7c', 'TH-4K2M9A7C'],
    ['TH-OIL00000', 'TH-01100000'],
  ])('reads %j as %s', (text, number) => {
    expect(parseOrderNumber(text)).toBe(number);
  });

  it.each(['', 'TH-', 'TH-4K2M', 'TH-4K2M9A7CX', 'TH-4K2M9A7U', 'Thomas Planer', 'the plane'])(
    'finds no number in %j',
    (text) => {
      expect(parseOrderNumber(text)).toBeUndefined();
    },
  );
});

describe('The number of a company', () => {
  it('has six characters, derived from its id', () => {
    const numbers = Array.from({ length: 1_000 }, (_, index) => companyNumberOf(`id-${index}`));
    for (const number of numbers) expect(number).toMatch(/^C-[0-9A-HJKMNP-TV-Z]{6}$/);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it.each([
    ['C-4K2M9A', 'C-4K2M9A'],
    [' c - 4k2m9a ', 'C-4K2M9A'],
    ['c-oil000', 'C-011000'],
  ])('is read in %j as %s', (text, number) => {
    expect(parseCompanyNumber(text)).toBe(number);
  });

  it.each(['', 'C-', 'C-4K2M9', 'C-4K2M9AX', 'C-4K2M9U', 'C4K2M9A', 'cabinet', 'C clamps'])(
    'is not in %j',
    (text) => {
      expect(parseCompanyNumber(text)).toBeUndefined();
    },
  );
});

it.each([
  ['TH-4K2M9A7C-S1', 'TH-4K2M9A7C-S1'],
  [' th 4k2m9a7c s12 ', 'TH-4K2M9A7C-S12'],
  ['TH-4K2M9A7C', undefined],
  ['TH-4K2M9A7C-S0', undefined],
  ['TH-4K2M9A7C-S', undefined],
  ['QU-4K2M9A7C-S1', undefined],
])('reads the number of a shipment in %j: %s', (text, number) => {
  expect(parseShipmentNumber(text)?.number).toBe(number);
  expect(parseShipmentNumber(text)?.orderNumber).toBe(number?.slice(0, 11));
});

it.each([
  ['TH-4K2M9A7C-R1', 'TH-4K2M9A7C-R1'],
  [' th 4k2m9a7c r12 ', 'TH-4K2M9A7C-R12'],
  ['TH-4K2M9A7C', undefined],
  ['TH-4K2M9A7C-R0', undefined],
  ['TH-4K2M9A7C-S1', undefined],
])('reads the number of a return in %j: %s', (text, number) => {
  expect(parseReturnNumber(text)?.number).toBe(number);
  expect(parseReturnNumber(text)?.orderNumber).toBe(number?.slice(0, 11));
});
