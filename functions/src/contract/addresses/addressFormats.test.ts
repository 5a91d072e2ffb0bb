import { describe, expect, it } from 'vitest';
import { addressFormatOf, tidyPostcode, tidyRegion, unusualPostcode } from './addressFormats.ts';
import { countryCodes } from './countries.ts';

describe('addressFormatOf', () => {
  it('has every part once, in the lines of every country', () => {
    for (const country of countryCodes) {
      const { lines } = addressFormatOf(country);
      expect([...lines.join('').replace(/[^A-Z]/g, '')].toSorted()).toEqual(['C', 'P', 'R']);
    }
  });

  it.each([
    ['US', 59],
    ['CA', 13],
    ['IT', 107],
    ['ES', 52],
    ['AU', 8],
  ])('has the regions of %s', (country, count) => {
    expect(Object.keys(addressFormatOf(country).regions ?? {})).toHaveLength(count);
  });

  it('requires no region that nobody can choose or type', () => {
    for (const country of countryCodes) {
      const { required, regions, hasRegion } = addressFormatOf(country);
      if (required.includes('region')) expect(regions).not.toBeNull();
      if (regions) expect(hasRegion).toBe(true);
    }
  });

  it.each(['', 'constructor', 'toString'])('of no country, %j, is the usual one', (country) => {
    expect(addressFormatOf(country)).toEqual(addressFormatOf('NA'));
  });
});

describe('a postcode', () => {
  it.each([
    ['US', '97205', '97205'],
    ['US', '97205 1234', '97205-1234'],
    ['CA', 'h0h 0h0', 'H0H 0H0'],
    ['GB', 'EC1A1BB', 'EC1A 1BB'],
    ['GB', 'm1 1ae', 'M1 1AE'],
    ['DE', '01067', '01067'],
    ['FR', '75 008', '75008'],
    ['IT', '00118', '00118'],
    ['ES', '28013', '28013'],
    ['NL', '1012ab', '1012 AB'],
    ['AT', '1010', '1010'],
    ['CH', '8001', '8001'],
    ['PL', '00950', '00-950'],
    ['SE', '11455', '114 55'],
  ])('of %s, %j, is usual, and written as %j', (country, typed, tidy) => {
    expect(unusualPostcode(typed, country)).toBeNull();
    expect(tidyPostcode(typed, country)).toBe(tidy);
  });

  it.each([
    ['DE', '98 1', 'five digits'],
    ['US', '9720', 'five digits, or nine'],
    ['CA', 'D1A 0B1', 'like K1A 0B1'],
    ['GB', '12345', 'like SW1A 1AA'],
    ['ES', '99001', 'five digits, from 01001 to 52999'],
    ['NL', '0012 AB', 'like 1012 AB'],
    ['CH', '0800', 'four digits'],
    ['PL', '🪚', 'like 00-950'],
  ])('of %s, %j, is worth a second look, and stays', (country, typed, text) => {
    expect(unusualPostcode(typed, country)).toBe(text);
    expect(tidyPostcode(typed, country)).toBe(typed);
  });

  it.each([
    ['NZ', '1'],
    ['', '98 1'],
    ['DE', ' '],
  ])('of %j, %j, is not judged', (country, typed) => {
    expect(unusualPostcode(typed, country)).toBeNull();
  });
});

describe('tidyRegion', () => {
  it.each([
    ['US', 'district of columbia', 'DC'],
    ['US', 'pr', 'PR'],
    ['IT', "l'aquila", 'AQ'],
    ['ES', 'a coruna', 'A Coruña'],
    ['DE', 'Bayern', 'Bayern'],
    ['US', '', ''],
    ['US', 'Bayern', null],
    ['US', 'toString', null],
  ])('of %s, %j, is %j', (country, typed, region) => {
    expect(tidyRegion(typed, country)).toBe(region);
  });
});
