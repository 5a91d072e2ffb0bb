import {
  type CompanyDetails,
  companySchema,
  companySignUpSchema,
  countryName,
} from 'functions/contract';
import { blankParts } from '../../../domain/address/blankParts.ts';
import { typedText, type VersionedFields } from '../../../lib/forms/formMerge.ts';
import { detailsOf } from '../data/companyInput.ts';

/** A company without details. Without a country, it is in that of the shop. */
export const blankDetails: CompanyDetails = {
  name: '',
  country: '',
  taxId: '',
  registrationNumber: '',
  billingAddress: blankParts,
  invoiceEmail: '',
};

/** The contract's rules for an edit, without version and rules of approval. */
const detailsSchema = companySchema.omit(['version', 'approval']);

/** The details that valid values mean. */
export const castDetails = (values: CompanyDetails): CompanyDetails => detailsSchema.cast(values);

/** The values of a sign-up. */
export type SignUpValues = CompanyDetails & { position: string };

/** Whether a stored draft can be used: anyone can edit the storage. */
export const isSignUp = (stored: unknown): stored is SignUpValues => {
  const { billingAddress, ...fields } = (stored ?? {}) as Partial<SignUpValues>;
  const { billingAddress: blankAddress, ...blankFields } = { ...blankDetails, position: '' };
  const areTexts = (values: object, names: object) =>
    Object.keys(names).every((name) => typeof values[name as keyof object] === 'string');
  return areTexts(fields, blankFields) && areTexts(billingAddress ?? {}, blankAddress);
};

/** The sign-up that valid values mean. */
export const castSignUp = (values: SignUpValues) => companySignUpSchema.cast(values);

const labels = {
  name: 'Name',
  country: 'Registered in',
  taxId: 'Tax number',
  registrationNumber: 'Registration number',
  'billingAddress.company': 'Company in the address',
  'billingAddress.person': 'Contact person',
  'billingAddress.street': 'Street',
  'billingAddress.extra': 'Address line 2',
  'billingAddress.postcode': 'Postcode',
  'billingAddress.city': 'City',
  'billingAddress.region': 'State or region',
  'billingAddress.country': 'Country',
  'billingAddress.phoneNumber': 'Phone',
  invoiceEmail: 'E-mail for invoices',
} as const;
type DetailField = keyof typeof labels;

const isCountry = (field: DetailField) => field.endsWith('country');

const textOf = (field: DetailField, values: CompanyDetails): string => {
  const text = typedText(field, values);
  return isCountry(field) && text !== '' ? countryName(text) : text;
};

/** The details, by which two versions are compared. */
export const detailFields: VersionedFields<CompanyDetails, CompanyDetails, DetailField> = {
  labels,
  textOf,
  valuesOf: detailsOf,
  schema: detailsSchema,
};
