import { describe, expect, it } from 'vitest';
import { countryCodes } from '../addresses/countries.ts';
import { callingCodeOf, specifiedPhone, unusualPhone, withCallingCode } from './callingCodes.ts';

it('every country has a calling code', () => {
  expect(countryCodes.filter((country) => callingCodeOf(country) === undefined)).toEqual([]);
});

describe('withCallingCode', () => {
  it.each([
    ['US', '(503) 555-0142', '+15035550142'],
    ['US', '1 503 555 0142', '+15035550142'],
    ['CA', '613 555 0199', '+16135550199'],
    ['GB', '0116 255 5020', '+441162555020'],
    ['GB', '44 116 255 5020', '+441162555020'],
    ['DE', '030 901820', '+4930901820'],
    ['DE', '0049 30 901820', '+4930901820'],
    ['FR', '01 42 68 53 00', '+33142685300'],
    ['IT', '06 6982 1', '+390669821'],
    ['IT', '347 123 4567', '+393471234567'],
    ['ES', '912 345 678', '+34912345678'],
    ['NL', '020 624 1111', '+31206241111'],
    ['AT', '01 4000', '01 4000'],
    ['CH', '044 668 18 00', '+41446681800'],
    ['PL', '22 694 10 00', '+48226941000'],
    ['SE', '08-508 285 08', '+46850828508'],
    ['HU', '06 1 235 4400', '+3612354400'],
    ['KZ', '8 727 250 1234', '+77272501234'],
    ['DE', '+1 503 555 0142', '+15035550142'],
    ['US', '01234567890', '01234567890'],
    ['US', '555 0142', '5550142'],
    ['DE', '12a', '12a'],
    ['', '030 901820', '030901820'],
    ['GB', '', ''],
  ])('in %j, %j becomes %j', (country, typed, stored) => {
    expect(withCallingCode(typed, country)).toBe(stored.replaceAll(' ', ''));
  });
});

it.each([
  ['US', '555 0142', 'ten digits'],
  ['US', '+1 555 0142', 'ten digits after +1'],
  ['DE', '+1 555 0142', 'ten digits after +1'],
  ['US', '(503) 555-0142', null],
  ['US', '+49 30 901820', null],
  ['DE', '030 901820', null],
  ['US', '', null],
])('a second look in %s at %j: %j', (country, typed, text) => {
  expect(unusualPhone(typed, country)).toBe(text);
});

it.each([
  ['+15035550142', '15035550142'],
  ['01162555020', '01162555020'],
  ['+441162555020', '01162555020'],
  ['+33142685300', '33142685300'],
  ['+491712345678', '01712345678'],
  ['+4930901820', null],
  ['+390612345678', null],
  ['', null],
])('%j as the specification’s order takes it: %j', (saved, phone) => {
  expect(specifiedPhone(saved)).toBe(phone);
});
