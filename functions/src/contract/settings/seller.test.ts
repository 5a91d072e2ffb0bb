import { expect, it } from 'vitest';
import { defaultSettings, missingForInvoice } from './model.ts';
import { type SellerSettings, sellerAddressProblems, sellerOf, tidySeller } from './seller.ts';

const sellerIn = (country: string, fields: Partial<SellerSettings>): SellerSettings => ({
  ...defaultSettings.seller,
  name: 'Tools Hub',
  street: '12 Mill Lane',
  ...fields,
  country,
});

it.each([
  [
    'US',
    { postcode: '97209', city: 'Portland', region: 'OR', extra: 'Dock 4' },
    '12 Mill Lane\nDock 4\nPortland, OR 97209\nUnited States',
  ],
  ['DE', { postcode: '80331', city: 'Munich' }, '12 Mill Lane\n80331 Munich\nGermany'],
  [
    'GB',
    { postcode: 'SW1A 1AA', city: 'London' },
    '12 Mill Lane\nLondon\nSW1A 1AA\nUnited Kingdom',
  ],
])('is printed as its country has it: %s', (country, fields, address) => {
  const seller = sellerIn(country, fields);
  expect(sellerOf({ seller })).toEqual({
    ...{ name: 'Tools Hub', address, country, email: '', phone: '', taxNumber: '' },
  });
});

it('is empty as long as nothing of it is entered, which an invoice needs', () => {
  expect(sellerOf(defaultSettings).address).toBe('');
  expect(sellerAddressProblems(defaultSettings.seller)).toEqual({});
  expect(missingForInvoice(defaultSettings)).toHaveProperty(['seller.street']);
  const seller = sellerIn('DE', { postcode: '80331', city: 'Munich' });
  expect(missingForInvoice({ ...defaultSettings, seller })).not.toHaveProperty(['seller.street']);
});

it('needs what its country needs as soon as there is any part', () => {
  expect(sellerAddressProblems(sellerIn('US', {}))).toEqual({
    city: 'Enter the city',
    postcode: 'Enter the ZIP code',
    region: 'Choose the state',
  });
  expect(sellerAddressProblems(sellerIn('US', { street: '', extra: 'Dock 4' }))).toMatchObject({
    street: 'Enter the street and the number',
  });
  expect(sellerAddressProblems(sellerIn('IE', { city: 'Dublin' }))).toEqual({});
});

it('is stored with postcode and region as the country writes them', () => {
  const typed = sellerIn('CA', { postcode: 'k1a0b1', region: 'ontario', city: 'Ottawa' });
  expect(tidySeller(typed)).toMatchObject({ postcode: 'K1A 0B1', region: 'ON', city: 'Ottawa' });
});
