import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { countryCodes } from './countries.ts';
import { namesRecipient, orderAddressOf } from './orderAddressOf.ts';

const parts = {
  company: 'Oak & Ash Joinery',
  person: 'Ada Joiner',
  street: '1 Mill Lane',
  extra: 'Gate 4',
  postcode: '12345',
  city: 'Springfield',
  region: 'OR',
  country: 'US',
};
const top = ['Oak & Ash Joinery', 'Ada Joiner', '1 Mill Lane', 'Gate 4'];

describe('orderAddressOf', () => {
  it.each([
    ['US', ['Springfield, OR 12345']],
    ['GB', ['Springfield', 'OR', '12345']],
    ['DE', ['12345 Springfield', 'OR']],
  ])('has the lines of the city as in %s', (country, lines) => {
    const text = orderAddressOf({ ...parts, country }, country);
    expect(text.split('\n')).toEqual([...top, ...lines]);
  });

  it.each([
    ['US', 'Springfield 12345'],
    ['GB', 'Springfield\n12345'],
    ['DE', '12345 Springfield'],
  ])('has no blank for a missing region in %s', (country, lines) => {
    const text = orderAddressOf({ ...parts, country, region: '' }, country);
    expect(text).toBe([...top, lines].join('\n'));
  });

  it('does not write the province of a city of the same name', () => {
    const madrid = { ...parts, country: 'ES', postcode: '28013', city: 'MADRID', region: 'Madrid' };
    expect(orderAddressOf(madrid, 'ES')).toMatch(/Gate 4\n28013 MADRID$/);
  });

  it('has a line only for what there is', () => {
    const least = { ...parts, company: '', extra: '', postcode: '', region: '' };
    expect(orderAddressOf(least, 'US')).toBe('Ada Joiner\n1 Mill Lane\nSpringfield');
  });

  it('names the country only when it is not the seller’s', () => {
    const abroad = orderAddressOf({ ...parts, country: 'DE' }, 'US');
    expect(abroad.split('\n').slice(-3)).toEqual(['12345 Springfield', 'OR', 'Germany']);
    expect(orderAddressOf({ ...parts, country: '' }, 'US')).not.toContain('United States');
    expect(orderAddressOf(parts, 'DE')).toMatch(/\nUnited States$/);
  });

  it.each([
    ['US', 'Springfield, OR 12345'],
    ['AU', 'Springfield OR 12345'],
    ['IT', '12345 Springfield OR'],
    ['ES', '12345 Springfield\nOR'],
    ['GB', 'Springfield\nOR\n12345'],
    ['DE', '12345 Springfield\nOR'],
  ])('is without a country as in the seller’s, %s', (country, lines) => {
    const typed = orderAddressOf({ ...parts, country: '' }, country);
    expect(typed).toBe([...top, lines].join('\n'));
    expect(typed).toBe(orderAddressOf({ ...parts, country }, country));
  });

  it('has the usual lines while neither country is known', () => {
    expect(orderAddressOf({ ...parts, country: '' }, '')).toMatch(/\nSpringfield, OR 12345$/);
  });

  it('has room for the longest parts in every country', () => {
    const { addressParts } = limits;
    const longest = Object.fromEntries(
      Object.entries(addressParts).map(([field, length]) => [field, 'x'.repeat(length)]),
    ) as Record<keyof typeof addressParts, string>;
    for (const country of countryCodes) {
      const { length } = orderAddressOf({ ...longest, country }, '');
      expect(length).toBeLessThanOrEqual(limits.orderAddress);
    }
  });
});

it.each([
  ['Ada Joiner\n1 Mill Lane', 'Ada Joiner', true],
  ['Oak & Ash\r\nADA  Joiner \r\n1 Mill Lane', 'Ada Joiner', true],
  ['Jörg Ölschläger\u20281 Mill Lane', 'jörg ölschläger', true],
  ['1 Mill Lane', 'Ada Joiner', false],
  ['Ada Joiner Ltd\n1 Mill Lane', 'Ada Joiner', false],
  ['1 Mill Lane', '', false],
])('whether %j names %j: %s', (address, name, names) => {
  expect(namesRecipient(address, name)).toBe(names);
});
