import { normalizeInternationalPhone } from './phoneNumber.ts';

/** The countries that share the country code 1, and write their numbers without it. */
const northAmerican =
  'AG AI AS BB BM BS CA DM DO GD GU JM KN KY LC MP MS PR SX TC TT US VC VG VI'.split(' ');

/**
 * A number of ten digits that was typed for such a country, with its 1: `1 (503) 555-0142`. Null for
 * any other text or country.
 * @see https://en.wikipedia.org/wiki/North_American_Numbering_Plan
 */
export const withTrunkDigit = (typed: string, country: string): string | null =>
  northAmerican.includes(country) &&
  /^[2-9]\d{2}[2-9]\d{6}$/.test(normalizeInternationalPhone(typed))
    ? `1 ${typed.trim()}`
    : null;
