import { foldedText } from '../text/foldedText.ts';
import { regionsOf } from './regions.ts';

/** The parts of an address that are in another order, or have another name, by country. */
export type LocalPart = 'postcode' | 'city' | 'region';

interface PostcodeFormat {
  /** Of a postcode in capitals, without blanks and hyphens; its groups are written apart. */
  pattern: RegExp;
  separator: string;
  /** How people describe it. */
  text: string;
}

/** How addresses of a country are typed and written. */
export interface AddressFormat {
  /** The lines with the city: P is the postcode, C the city, R the region. */
  lines: readonly string[];
  street: string;
  labels: Record<LocalPart, string>;
  /** What an address needs besides a person, a street and a city. */
  required: readonly Exclude<LocalPart, 'city'>[];
  postcode: PostcodeFormat | null;
  /** The states or provinces to choose from, by their text in an address. */
  regions: Readonly<Record<string, string>> | null;
  /** Whether people write a region at all. */
  hasRegion: boolean;
}

const usual: AddressFormat = {
  lines: ['P C', 'R'],
  street: 'Street and number',
  labels: { postcode: 'Postcode', city: 'City', region: 'State or region' },
  required: [],
  postcode: null,
  regions: null,
  hasRegion: true,
};

type Groups = Pick<PostcodeFormat, 'text'> & { groups: readonly string[]; separator?: string };

const postcodeOf = ({ groups, separator = ' ', text }: Groups): PostcodeFormat => ({
  pattern: new RegExp(`^${groups.map((group) => `(${group})`).join('')}$`),
  separator,
  text,
});

/** A country whose addresses have a postcode before the city, and no region. */
const postcodeFirst = (groups: Groups): Partial<AddressFormat> => ({
  lines: ['P C', 'R'],
  required: ['postcode'],
  postcode: postcodeOf(groups),
  hasRegion: false,
});

const fourDigits = { groups: ['[1-9]\\d{3}'], text: 'four digits' };
const fiveDigits = { groups: ['\\d{5}'], text: 'five digits' };

const british: Partial<AddressFormat> = {
  lines: ['C', 'R', 'P'],
  street: 'Street address',
  labels: { ...usual.labels, city: 'Town or city', region: 'County' },
  required: ['postcode'],
  hasRegion: false,
};

const withRegions = (
  country: string,
  region: string,
  format: Partial<AddressFormat>,
): Partial<AddressFormat> => ({
  required: ['postcode', 'region'],
  regions: regionsOf[country] ?? null,
  labels: { ...usual.labels, region },
  ...format,
});

const canadian = '[ABCEGHJ-NPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z]';

const usPostcode = { groups: ['\\d{5}', '(?:\\d{4})?'], separator: '-' };

/** `Portland, OR 97205` */
const american: Partial<AddressFormat> = {
  lines: ['C, R P'],
  street: 'Street address',
  labels: { postcode: 'ZIP code', city: 'City', region: 'State' },
};

const formats: Readonly<Record<string, Partial<AddressFormat>>> = {
  US: withRegions('US', 'State', {
    ...american,
    postcode: postcodeOf({ ...usPostcode, text: 'five digits, or nine' }),
  }),
  CA: withRegions('CA', 'Province or territory', {
    lines: ['C R P'],
    street: 'Street address',
    labels: { postcode: 'Postal code', city: 'City', region: 'Province or territory' },
    postcode: postcodeOf({ groups: [canadian, '\\d[ABCEGHJ-NPRSTV-Z]\\d'], text: 'like K1A 0B1' }),
  }),
  AU: withRegions('AU', 'State or territory', {
    lines: ['C R P'],
    street: 'Street address',
    labels: { postcode: 'Postcode', city: 'Suburb', region: 'State or territory' },
    postcode: postcodeOf({ groups: ['\\d{4}'], text: 'four digits' }),
  }),
  GB: {
    ...british,
    postcode: postcodeOf({
      groups: ['[A-Z]{1,2}\\d[A-Z\\d]?', '\\d[A-Z]{2}'],
      text: 'like SW1A 1AA',
    }),
  },
  IE: {
    ...british,
    labels: { postcode: 'Eircode', city: 'Town or city', region: 'County' },
    required: [],
    postcode: postcodeOf({ groups: ['[A-Z]\\d[\\dW]', '[A-Z\\d]{4}'], text: 'like D02 AF30' }),
    hasRegion: true,
  },
  IT: withRegions('IT', 'Province', {
    lines: ['P C R'],
    postcode: postcodeOf(fiveDigits),
  }),
  ES: withRegions('ES', 'Province', {
    postcode: postcodeOf({
      groups: ['(?:0[1-9]|[1-4]\\d|5[0-2])\\d{3}'],
      text: 'five digits, from 01001 to 52999',
    }),
  }),
  DE: postcodeFirst(fiveDigits),
  FR: { ...postcodeFirst(fiveDigits), street: 'Number and street' },
  NL: postcodeFirst({ groups: ['[1-9]\\d{3}', '[A-Z]{2}'], text: 'like 1012 AB' }),
  AT: postcodeFirst(fourDigits),
  CH: postcodeFirst(fourDigits),
  PL: postcodeFirst({ groups: ['\\d{2}', '\\d{3}'], separator: '-', text: 'like 00-950' }),
  SE: postcodeFirst({ groups: ['\\d{3}', '\\d{2}'], text: 'five digits, like 114 55' }),
  BE: postcodeFirst(fourDigits),
  DK: postcodeFirst({ groups: ['\\d{4}'], text: 'four digits' }),
  FI: postcodeFirst(fiveDigits),
  LU: postcodeFirst(fourDigits),
  NO: postcodeFirst({ groups: ['\\d{4}'], text: 'four digits' }),
  PT: postcodeFirst({ groups: ['\\d{4}', '\\d{3}'], separator: '-', text: 'like 1100-148' }),
};

const cityFirst = new Set('AS FM GU IN JP KR MH MP NZ PR PW SG TH UM VI'.split(' '));
const postcodeBelow = new Set('BR FK GG GI IM JE ZA'.split(' '));

const otherFormat = (country: string): AddressFormat => {
  if (cityFirst.has(country)) return { ...usual, lines: ['C, R P'] };
  return postcodeBelow.has(country) ? { ...usual, lines: ['C', 'R', 'P'] } : usual;
};

/**
 * How addresses of a country are typed and written: one that is known for some, and one that suits
 * any other.
 */
export const addressFormatOf = (country: string): AddressFormat =>
  Object.hasOwn(formats, country) ? { ...usual, ...formats[country] } : otherFormat(country);

const compact = (postcode: string): string => postcode.toUpperCase().replace(/[\s\p{Pd}]+/gu, '');

/** A postcode as its country writes it: `sw1a1aa` is `SW1A 1AA`. Any other text stays. */
export const tidyPostcode = (typed: string, country: string): string => {
  const { postcode } = addressFormatOf(country);
  const groups = postcode?.pattern.exec(compact(typed))?.slice(1);
  return postcode && groups ? groups.filter(Boolean).join(postcode.separator) : typed;
};

/** Why a postcode is worth a second look; null if it is usual, or if nothing is known about it. */
export const unusualPostcode = (typed: string, country: string): string | null => {
  const { postcode } = addressFormatOf(country);
  return !postcode || typed.trim() === '' || postcode.pattern.test(compact(typed))
    ? null
    : postcode.text;
};

/** A state or province as addresses have it: `oregon` is `OR`. Null for one that does not exist. */
export const tidyRegion = (typed: string, country: string): string | null => {
  const { regions } = addressFormatOf(country);
  if (!regions || typed === '') return typed;
  const key = foldedText(typed);
  const entry = Object.entries(regions).find((names) =>
    names.some((name) => foldedText(name) === key),
  );
  return entry?.[0] ?? null;
};
