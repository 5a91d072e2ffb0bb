import { type InferType, object, string } from 'yup';
import { savedPhoneNumber } from '../contact/contactFields.ts';
import { limits } from '../limits.ts';
import { documentText, requiredDocumentText } from '../text/documentText.ts';
import { oneLine } from '../text/text.ts';
import { trimBlanks } from '../text/trimBlanks.ts';
import { isCountryCode, usualCountry } from './countries.ts';

const max = limits.addressParts;

const line = (label: string, length: number) =>
  documentText(label, length).matches(oneLine, `${label} must be one line`).default('');

const requiredLine = (label: string, length: number, message: string) =>
  requiredDocumentText(label, length, message).matches(oneLine, `${label} must be one line`);

const countryCodeOf = (typed: string): string => trimBlanks(typed).toUpperCase();

const countryMessage = `Choose a country by its two-letter code, like ${usualCountry}`;

/** A country by its code, also in lower case; may be empty. */
export const country = string()
  .transform((typed: unknown) => (typeof typed === 'string' ? countryCodeOf(typed) : typed))
  .typeError('Country must be a text')
  .nonNullable('Country must be a text')
  .test('country', countryMessage, (typed) => {
    const code = countryCodeOf(typed ?? '');
    return code === '' || isCountryCode(code);
  });

/** The country of the shop: the usual one unless the settings name another. */
export const sellerCountry = country
  .test('named', countryMessage, (typed) => typed === undefined || countryCodeOf(typed) !== '')
  .default(usualCountry);

/** The parts of a postal address: where goods and invoices go, and whom the carrier can call. */
export const addressPartsSchema = object({
  company: line('Company', max.company),
  person: requiredLine('Contact person', max.person, 'Enter the name of a contact person'),
  street: requiredLine('Street', max.street, 'Enter the street and the number'),
  extra: line('Building, floor or gate', max.extra),
  postcode: line('Postcode', max.postcode),
  city: requiredLine('City', max.city, 'Enter the city'),
  region: line('State or region', max.region),
  /** Empty for the country of the seller. */
  country: country.default(''),
  phoneNumber: savedPhoneNumber,
});
export type AddressParts = InferType<typeof addressPartsSchema>;

/** Parts with a country: that of the seller unless they name one. */
export const withCountry = <Parts extends Pick<AddressParts, 'country'>>(
  parts: Parts,
  sellerCountry: string,
): Parts => ({ ...parts, country: parts.country || sellerCountry });
