import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../../testing/inputs/fieldErrors.ts';
import { validForms } from '../../testing/inputs/validForms.ts';
import { addressSchema } from './model.ts';

const errorsOf = (fields: object) =>
  fieldErrors(addressSchema, { ...validForms.address, ...fields });

const phoneMessage = 'Enter a phone number with its area code, or + and 8 to 15 digits';

describe('addressSchema', () => {
  it('accepts an address with or without a choice of the default', () => {
    for (const isDefault of [true, false, undefined]) expect(errorsOf({ isDefault })).toEqual({});
  });

  it.each([
    ['label', '', 'Enter a name for this address'],
    ['label', ' \u200b ', 'Enter a name for this address'],
    ['label', 'x'.repeat(61), 'Name must have at most 60 characters'],
    ['label', 'Work\nshop', 'Name must be one line'],
    ['label', 7, 'Name must be a text'],
    ['street', undefined, 'Enter the street and the number'],
    ['phoneNumber', '0123456789', phoneMessage],
    ['phoneNumber', 1234567890, phoneMessage],
    ['isDefault', 'yes', 'Default must be true or false'],
    ['isDefault', null, 'Default must be true or false'],
  ])('refuses the %s %j', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: message });
  });
});
