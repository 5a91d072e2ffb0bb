import { type InferType, object, string } from 'yup';
import { withCallingCode } from '../contact/callingCodes.ts';
import { savedPhone } from '../contact/contactFields.ts';
import { phone } from '../contact/phoneNumber.ts';
import { limits } from '../limits.ts';
import { documentText, requiredDocumentText } from '../text/documentText.ts';
import { oneLine, tidyText } from '../text/text.ts';
import { addressFormatOf, tidyPostcode, tidyRegion } from './addressFormats.ts';
import { countryCodeOf, isCountryCode, usualCountry } from './countries.ts';

const max = limits.addressParts;

const line = (label: string, length: number) =>
  documentText(label, length).matches(oneLine, `${label} must be one line`).default('');

const requiredLine = (label: string, length: number, message: string) =>
  requiredDocumentText(label, length, message).matches(oneLine, `${label} must be one line`);

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

/** `state` and `ZIP code`, in a sentence. */
const inSentence = (label: string): string =>
  label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

/** A field that may not have been validated yet. */
const textOf = (field: unknown): string => (typeof field === 'string' ? tidyText(field) : '');

/** The messages for parts that every address needs. */
export const addressMessages = {
  street: 'Enter the street and the number',
  city: 'Enter the city',
};

/** What a country's addresses need, by field; nothing as long as the country is not known. */
export const localProblems = (
  parts: Partial<Record<'postcode' | 'region' | 'country', unknown>>,
): Partial<Record<'postcode' | 'region', string>> => {
  const country = countryCodeOf(textOf(parts.country));
  const { required, labels, regions } = addressFormatOf(country);
  const [postcode, region] = [textOf(parts.postcode), textOf(parts.region)];
  const lacksRegion = region === '' && required.includes('region');
  const isUnknown = regions !== null && tidyRegion(region, country) === null;
  return {
    ...(postcode === '' &&
      required.includes('postcode') && { postcode: `Enter the ${inSentence(labels.postcode)}` }),
    ...((lacksRegion || isUnknown) && { region: `Choose the ${inSentence(labels.region)}` }),
  };
};

const localPart = (field: 'postcode' | 'region', label: string, length: number) =>
  line(label, length).test('local', (_, { parent, createError }) => {
    const message = localProblems(parent)[field];
    return message === undefined || createError({ message });
  });

const addressPhoneMessage = 'Enter a phone number with its area code, or + and 8 to 15 digits';

/** A phone number, which need not have the calling code of the address's country. */
const addressPhone = phone(savedPhone, addressPhoneMessage, withCallingCode)
  .typeError(addressPhoneMessage)
  .required(addressPhoneMessage);

/**
 * The parts of a postal address: where goods and invoices go, and whom the carrier can call. The
 * country says which are required. No postcode is refused for its pattern.
 */
export const addressPartsSchema = object({
  company: line('Company', max.company),
  person: requiredLine('Contact person', max.person, 'Enter the name of a contact person'),
  street: requiredLine('Street', max.street, addressMessages.street),
  extra: line('Building, floor or gate', max.extra),
  postcode: localPart('postcode', 'Postcode', max.postcode),
  city: requiredLine('City', max.city, addressMessages.city),
  region: localPart('region', 'State or region', max.region),
  /** Empty for the country of the seller. */
  country: country.default(''),
  phoneNumber: addressPhone,
});
export type AddressParts = InferType<typeof addressPartsSchema>;

/** Parts with a country: that of the seller unless they name one. */
export const withCountry = <Parts extends Pick<AddressParts, 'country'>>(
  parts: Parts,
  sellerCountry: string,
): Parts => ({ ...parts, country: parts.country || sellerCountry });

/** Postcode and region as the country writes them. */
export const tidyLocalParts = ({
  postcode,
  region,
  country,
}: Pick<AddressParts, 'postcode' | 'region' | 'country'>) => ({
  postcode: tidyPostcode(postcode, country),
  region: tidyRegion(region, country) ?? region,
});

/**
 * An address as it is stored: with a country, postcode and region as the country writes them, and
 * the calling code of the country.
 */
export const completeAddress = <Parts extends AddressParts>(
  parts: Parts,
  sellerCountry: string,
): Parts => {
  const complete = withCountry(parts, sellerCountry);
  return {
    ...complete,
    ...tidyLocalParts(complete),
    phoneNumber: withCallingCode(complete.phoneNumber, complete.country),
  };
};
