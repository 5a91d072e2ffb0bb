import { foldedText } from '../text/foldedText.ts';
import type { AddressParts } from './addressParts.ts';
import { countryName, usualCountry } from './countries.ts';

/** `Portland, OR 97205` */
const cityFirst = 'AS AU CA FM GU IN JP KR MH MP NZ PR PW SG TH UM US VI'.split(' ');

/** `London` and, in the next line, `SW1A 1AA` */
const postcodeBelow = 'BR FK GB GG GI IE IM JE ZA'.split(' ');

type Parts = Omit<AddressParts, 'phoneNumber'>;

const joined = (separator: string, ...texts: readonly string[]): string =>
  texts.filter((text) => text !== '').join(separator);

/** The lines with the city. Most countries write the postcode before it: `10115 Berlin`. */
const cityLines = ({ postcode, city, region, country }: Parts): string[] => {
  if (cityFirst.includes(country)) return [joined(' ', joined(', ', city, region), postcode)];
  if (postcodeBelow.includes(country)) return [city, region, postcode];
  return [joined(' ', postcode, city), region];
};

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
  return joined('\n', company, person, street, extra, ...city, abroad);
};

const keyOf = (name: string): string => foldedText(name).replace(/\s+/g, ' ').trim();

/** Whether two lines are the same name, however it is spaced and capitalized. */
export const isSameName = (one: string, other: string): boolean => keyOf(one) === keyOf(other);

/** Whether one of the lines of an address is the name, so that it need not be written above them. */
export const namesRecipient = (address: string, name: string): boolean =>
  address.split(/[\r\n\u2028\u2029]+/).some((line) => isSameName(line, name));
