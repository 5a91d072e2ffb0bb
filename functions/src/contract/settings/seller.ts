import { type InferType, object } from 'yup';
import {
  addressMessages,
  localProblems,
  sellerCountry,
  tidyLocalParts,
} from '../addresses/addressParts.ts';
import { orderAddressOf } from '../addresses/orderAddressOf.ts';
import { emailPattern } from '../contact/emailPattern.ts';
import { limits } from '../limits.ts';
import { documentText } from '../text/documentText.ts';
import { oneLine, text, tidyText } from '../text/text.ts';

const parts = ['street', 'extra', 'postcode', 'city', 'region'] as const;
type SellerPart = (typeof parts)[number];

/** A seller whose fields may not have been validated yet. */
type TypedSeller = Partial<Record<SellerPart | 'country', unknown>>;

const isEmpty = (field: unknown): boolean => typeof field !== 'string' || tidyText(field) === '';

/** Whether a seller has entered any part of its address besides the country. */
export const hasAddress = (seller: TypedSeller): boolean =>
  parts.some((part) => !isEmpty(seller[part]));

/** What the address of the seller still needs, by field; nothing as long as all of it is empty. */
export const sellerAddressProblems = (seller: TypedSeller): Partial<Record<SellerPart, string>> =>
  hasAddress(seller)
    ? {
        ...(isEmpty(seller.street) && { street: addressMessages.street }),
        ...(isEmpty(seller.city) && { city: addressMessages.city }),
        ...localProblems(seller),
      }
    : {};

/** A line of text in the settings, which documents print. */
export const settingsLine = (label: string, length: number = limits.settingsText) =>
  documentText(label, length).matches(oneLine, `${label} must be one line`).default('');

const addressPart = (part: SellerPart, label: string) =>
  settingsLine(label, limits.addressParts[part]).test('address', (_, { parent, createError }) => {
    const message = sellerAddressProblems(parent)[part];
    return message === undefined || createError({ message });
  });

export const sellerSchema = object({
  name: settingsLine('Name'),
  street: addressPart('street', 'Street'),
  extra: addressPart('extra', 'Building, floor or gate'),
  postcode: addressPart('postcode', 'Postcode'),
  city: addressPart('city', 'City'),
  region: addressPart('region', 'State or region'),
  /** The default of every address; an address in this country does not name it. */
  country: sellerCountry,
  email: text('E-mail', limits.email)
    .matches(emailPattern, { message: 'Enter a valid e-mail address', excludeEmptyString: true })
    .default(''),
  phone: settingsLine('Phone'),
  taxNumber: settingsLine('Tax number'),
})
  .typeError('Enter the details of the seller')
  .nonNullable('Enter the details of the seller');

/** The seller in the settings. */
export type SellerSettings = InferType<typeof sellerSchema>;

/** The seller, as invoices and the shop's pages name it: with the lines of the address. */
export interface Seller extends Omit<SellerSettings, SellerPart> {
  address: string;
}

/** The lines of the seller's address as its country has them, and the country; empty without any. */
const linesOf = (seller: SellerSettings): string =>
  hasAddress(seller) ? orderAddressOf({ company: '', person: '', ...seller }, '') : '';

/** The seller of the settings, as invoices and the shop's pages name it. */
export const sellerOf = ({ seller }: { seller: SellerSettings }): Seller => {
  const { name, country, email, phone, taxNumber } = seller;
  return { name, address: linesOf(seller), country, email, phone, taxNumber };
};

/** The seller as it is stored: with postcode and region as the country writes them. */
export const tidySeller = (seller: SellerSettings): SellerSettings => ({
  ...seller,
  ...tidyLocalParts(seller),
});
