import { describe, expect, it } from 'vitest';
import { countriesByName, countryCodes, countryName, isCountryCode } from './countries.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Groups, territories and former countries that Unicode names, and ISO 3166-1 does not. */
const noCountries = new Set(
  'AC AN BU CP CQ CS DD DG EA EU EZ FX IC NT QO SU TA TP UN XA XB XK YD YU ZR ZZ'.split(' '),
);

describe('countryCodes', () => {
  it('are those that Unicode has names for, without what is no country', () => {
    const unicode = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    const named = letters
      .flatMap((first) => letters.map((second) => first + second))
      .filter((code) => unicode.of(code) !== undefined && !noCountries.has(code))
      // Former codes have the name of the present country.
      .filter((code) => new Intl.Locale(`und-${code}`).region === code);
    expect(countryCodes).toHaveLength(249);
    expect(named).toEqual(countryCodes);
  });

  it.each(['US', 'DE', 'AQ'])('have %s', (code) => {
    expect(isCountryCode(code)).toBe(true);
  });

  it.each(['', 'us', 'XX', 'EU', 'USA', 'constructor'])('do not have %j', (code) => {
    expect(isCountryCode(code)).toBe(false);
  });
});

describe('countryName', () => {
  it('is the English name', () => {
    expect(countryName('DE')).toBe('Germany');
    expect(countryName('CI')).toBe('Côte d’Ivoire');
  });

  it('of an unknown code is the code', () => {
    expect(countryName('no code')).toBe('no code');
  });
});

describe('countriesByName', () => {
  it('are in the order of the alphabet, also with accents', () => {
    const names = countriesByName().map(({ name }) => name);
    expect(names).toHaveLength(countryCodes.length);
    expect(new Set(names).size).toBe(names.length);
    expect(names.indexOf('Åland Islands')).toBeLessThan(names.indexOf('Albania'));
    expect(names.at(-1)).toBe('Zimbabwe');
  });
});
