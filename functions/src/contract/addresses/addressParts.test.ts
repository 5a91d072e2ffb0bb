import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../../testing/inputs/fieldErrors.ts';
import { validForms } from '../../testing/inputs/validForms.ts';
import { addressPartsSchema, completeAddress, withCountry } from './addressParts.ts';

const { addressParts } = validForms;

const errorsOf = (fields: object) =>
  fieldErrors(addressPartsSchema, { ...addressParts, ...fields });
const stored = (fields: object) => addressPartsSchema.cast({ ...addressParts, ...fields });

const phoneMessage = 'Enter a phone number with its area code, or + and 8 to 15 digits';
const countryMessage = 'Choose a country by its two-letter code, like US';

describe('addressPartsSchema', () => {
  it('needs a person, a street, a city and a phone number alone', () => {
    const { person, street, city, phoneNumber } = addressParts;
    const least = { person, street, city, phoneNumber };
    expect(fieldErrors(addressPartsSchema, least)).toEqual({});
    const blank = { company: '', extra: '', postcode: '', region: '', country: '' };
    expect(addressPartsSchema.cast(least)).toEqual({ ...least, ...blank });
    expect(fieldErrors(addressPartsSchema, {})).toEqual({
      person: 'Enter the name of a contact person',
      street: 'Enter the street and the number',
      city: 'Enter the city',
      phoneNumber: phoneMessage,
    });
  });

  it.each([
    ['company', 'x'.repeat(81), 'Company must have at most 80 characters'],
    ['company', null, 'Company must be a text'],
    ['person', ' \u200b ', 'Enter the name of a contact person'],
    ['person', 'Ada\nJoiner', 'Contact person must be one line'],
    ['person', 'x'.repeat(81), 'Contact person must have at most 80 characters'],
    ['street', '', 'Enter the street and the number'],
    ['street', 'x'.repeat(81), 'Street must have at most 80 characters'],
    ['street', '1 Mill Lane\u2028Leeds', 'Street must be one line'],
    ['extra', 'Gate\r\n4', 'Building, floor or gate must be one line'],
    ['extra', '\u200b', 'Building, floor or gate must have visible characters'],
    ['postcode', 'x'.repeat(17), 'Postcode must have at most 16 characters'],
    ['postcode', 97205, 'Postcode must be a text'],
    ['city', ' ', 'Enter the city'],
    ['city', ['Leeds'], 'City must be a text'],
    ['country', 'XX', countryMessage],
    ['country', 'Germany', countryMessage],
    ['country', '🇩🇪', countryMessage],
    ['country', 276, 'Country must be a text'],
    ['country', null, 'Country must be a text'],
  ])('refuses the %s %j', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: message });
  });

  it('refuses a character that no invoice can show', () => {
    expect(errorsOf({ company: '🪚 Saws' }).company).toContain('cannot be printed on invoices');
  });

  it('keeps markup as text, without blanks around it', () => {
    const street = '<b>1</b> Mill & "Lane"';
    expect(errorsOf({ street })).toEqual({});
    expect(stored({ street: ` ${street}\u00a0` }).street).toBe(street);
  });

  it.each(['de', ' De ', 'DE\u200b'])('accepts the country %j', (country) => {
    expect(errorsOf({ country })).toEqual({});
    expect(stored({ country }).country).toBe('DE');
  });

  it.each<[string, object]>([
    ['US', { postcode: 'Enter the ZIP code', region: 'Choose the state' }],
    ['CA', { postcode: 'Enter the postal code', region: 'Choose the province or territory' }],
    ['IT', { postcode: 'Enter the postcode', region: 'Choose the province' }],
    ['ES', { postcode: 'Enter the postcode', region: 'Choose the province' }],
    ...['GB', 'DE', 'FR', 'NL', 'AT', 'CH', 'PL', 'SE'].map((code): [string, object] => [
      code,
      { postcode: 'Enter the postcode' },
    ]),
    ['NZ', {}],
    ['AE', {}],
    ['', {}],
  ])('needs in %j what is usual there', (country, errors) => {
    expect(errorsOf({ country, postcode: ' ', region: '' })).toEqual(errors);
  });

  it.each([
    ['US', 'Bavaria'],
    ['US', 'ON'],
    ['CA', 'OR'],
    ['IT', 'Catalonia'],
  ])('refuses in %s the region %j', (country, region) => {
    expect(errorsOf({ country, region }).region).toMatch(/^Choose the /);
  });

  it.each(['0', 'ABC 1', '98 1', '1'.repeat(16)])('accepts any postcode, %j', (postcode) => {
    for (const country of ['DE', 'US', 'GB']) expect(errorsOf({ country, postcode })).toEqual({});
  });

  it('refuses a region that is too long for any country', () => {
    const region = 'x'.repeat(51);
    expect(errorsOf({ country: 'NZ', region })).toEqual({
      region: 'State or region must have at most 50 characters',
    });
  });

  it.each([
    ['01234567890', '01234567890'],
    ['0123 456-78.90', '01234567890'],
    ['+1 (503) 555-0142', '+15035550142'],
    ['＋４９ 30 901820', '+4930901820'],
    ['+12345678', '+12345678'],
    ['+123456789012345', '+123456789012345'],
  ])('accepts the phone number %j, and stores %s', (typed, phoneNumber) => {
    expect(errorsOf({ phoneNumber: typed })).toEqual({});
    expect(stored({ phoneNumber: typed }).phoneNumber).toBe(phoneNumber);
  });

  it.each(['', '+', '123', '+1234567', '+1234567890123456', '++15035550142', '1+5035550142'])(
    'refuses the phone number %j',
    (phoneNumber) => {
      expect(errorsOf({ phoneNumber })).toEqual({ phoneNumber: phoneMessage });
    },
  );
});

describe('withCountry', () => {
  it('is the country of the seller only where there is none', () => {
    expect(withCountry({ country: '' }, 'US')).toEqual({ country: 'US' });
    expect(withCountry({ country: 'DE' }, 'US')).toEqual({ country: 'DE' });
  });
});

describe('completeAddress', () => {
  const completed = (fields: object) =>
    completeAddress({ ...addressPartsSchema.cast(addressParts), ...fields }, 'US');

  it.each([
    [{ country: '', region: 'oregon', postcode: '972051234' }, ['OR', '97205-1234', 'US']],
    [{ country: 'CA', region: 'Québec', postcode: 'k1a0b1' }, ['QC', 'K1A 0B1', 'CA']],
    [{ country: 'ES', region: 'malaga', postcode: '29001' }, ['Málaga', '29001', 'ES']],
    [{ country: 'GB', region: '', postcode: 'sw1a1aa' }, ['', 'SW1A 1AA', 'GB']],
    [{ country: 'PL', region: '', postcode: '00 950' }, ['', '00-950', 'PL']],
    [{ country: 'DE', region: 'Bayern', postcode: '98 1' }, ['Bayern', '98 1', 'DE']],
  ])('of %j has the country’s own forms', (fields, [region, postcode, country]) => {
    expect(completed(fields)).toMatchObject({ region, postcode, country });
  });

  it.each([
    ['US', '(503) 555-0142', '+15035550142'],
    ['DE', '030 901820', '+4930901820'],
    ['IT', '06 69821', '+390669821'],
    ['US', '01234567890', '01234567890'],
  ])('of %s has the calling code before %s', (country, phoneNumber, stored) => {
    expect(completed({ country, phoneNumber }).phoneNumber).toBe(stored);
  });
});
