import { foldedText } from '../text/foldedText.ts';
import { addressFormatOf } from './addressFormats.ts';
import type { AddressParts } from './addressParts.ts';
import { countryName, usualCountry } from './countries.ts';

type Parts = Omit<AddressParts, 'phoneNumber'>;

const partNames = { P: 'postcode', C: 'city', R: 'region' } as const;

const keyOf = (name: string): string => foldedText(name).replace(/\s+/g, ' ').trim();

/** Whether two lines are the same name, however it is spaced and capitalized. */
export const isSameName = (one: string, other: string): boolean => keyOf(one) === keyOf(other);

const isPart = (letter: string): letter is keyof typeof partNames => letter in partNames;

/** A line with the parts that there are, each after what separates it from the one before. */
const filled = (line: string, parts: Parts): string => {
  let [text, separator] = ['', ''];
  for (const letter of line) {
    if (!isPart(letter)) {
      separator += letter;
      continue;
    }
    const part = parts[partNames[letter]];
    if (part) text += (text && separator) + part;
    separator = '';
  }
  return text;
};

/** The lines with the city. A province that has the name of its city is not written twice. */
const cityLines = (parts: Parts): string[] =>
  addressFormatOf(parts.country)
    .lines.filter((line) => line !== 'R' || !isSameName(parts.region, parts.city))
    .map((line) => filled(line, parts));

/**
 * The parts of an address in lines, as mail carriers of its country expect them: its one form on
 * pages, in mails and in documents, and the text `orderAddress` of an order. Without a country, it
 * is in that of the seller. Names the country only when it is not the seller's, so each caller
 * passes that; it is empty only while a page does not know it.
 */
export const orderAddressOf = (parts: Parts, sellerCountry: string): string => {
  const { company, person, street, extra } = parts;
  const country = parts.country || sellerCountry;
  const city = cityLines({ ...parts, country: country || usualCountry });
  const abroad = country === sellerCountry ? '' : countryName(country);
  return [company, person, street, extra, ...city, abroad].filter((line) => line !== '').join('\n');
};

/** Whether one of the lines of an address is the name, so that it need not be written above them. */
export const namesRecipient = (address: string, name: string): boolean =>
  address.split(/[\r\n\u2028\u2029]+/).some((line) => isSameName(line, name));
