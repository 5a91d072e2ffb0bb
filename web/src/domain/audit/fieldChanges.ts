import {
  type AuditFields,
  accountNames,
  bankCodeLabel,
  categoryNames,
  countryName,
  formatCents,
  formatCount,
  formatMoney,
  holdLabel,
  isToolCategory,
  methodLabels,
  type PaymentTerms,
  relationNames,
  storedFileOf,
  type ToolFields,
  taxFieldNames,
  taxFieldTexts,
  termsLabel,
  type WorkWeek,
  workWeeks,
} from 'functions/contract';
import { formatDate } from '../time/dates.ts';

/** A new field of a tool needs a label. */
const toolLabels: Record<keyof ToolFields, string> = {
  toolName: 'Name',
  price: 'Price',
  available: 'Available',
  minOrder: 'Minimum order',
  toolDescription: 'Description',
  imageLink: 'Picture',
  morePictures: 'Further pictures',
  sku: 'SKU',
  stage: 'Stage',
  costPrice: 'Cost price',
  category: 'Category',
  priceBreaks: 'Price breaks',
  orderMultiple: 'Pieces per pack',
  maxOrder: 'Maximum per order',
  sellRemainder: 'Sell the last pieces',
  storagePlace: 'Storage place',
  specifications: 'Specifications',
  attributes: 'Attributes',
  gtin: 'GTIN',
  ...relationNames,
};

const labels: Record<string, string> = {
  ...toolLabels,
  displayName: 'Name',
  role: 'Role',
  status: 'Status',
  note: 'Note',
  assignee: 'Assigned to',
  reason: 'Reason',
  carrier: 'Carrier',
  trackingNumber: 'Tracking number',
  paid: 'Paid in total',
  amount: 'Amount',
  method: 'Method',
  reference: 'Reference',
  terms: 'Payment terms',
  creditLimit: 'Credit limit',
  'seller.name': 'Seller’s name',
  'seller.street': 'Seller’s street',
  'seller.extra': 'Seller’s building',
  'seller.postcode': 'Seller’s postcode',
  'seller.city': 'Seller’s city',
  'seller.region': 'Seller’s region',
  'seller.email': 'Seller’s e-mail',
  'seller.phone': 'Seller’s phone',
  'seller.country': 'Seller’s country',
  'seller.taxNumber': 'Tax number',
  'bank.holder': 'Account holder',
  'bank.bankName': 'Bank',
  'bank.account': 'Account number',
  'bank.code': bankCodeLabel,
  ...Object.fromEntries(
    Object.entries(accountNames).map(([name, text]) => [`journal.${name}`, `Account: ${text}`]),
  ),
  'journal.closedUntil': 'Accounts closed until',
  'journal.consultant': 'Consultant number',
  'journal.client': 'Client number',
  'journal.yearStart': 'First month of the financial year',
  currency: 'Currency',
  ...taxFieldNames,
  orderMinimum: 'Order minimum',
  writeOffLimit: 'Write-off limit',
  holdHours: 'Hold time of prepaid orders',
  returnDays: 'Return period in days',
  defaultTerms: 'Default payment terms',
  timeZone: 'Time zone',
  leadDays: 'Lead time in work days',
  transitDays: 'Of these in transit',
  cutOff: 'Orders of the day until',
  workWeek: 'Work days',
  closedDays: 'Closed days',
  moderateReviews: 'Reviews wait for approval',
  reviewCompanies: 'Companies wait for approval',
  companiesOnly: 'Only companies can order',
  name: 'Name',
  country: 'Country',
  taxId: 'Tax number',
  registrationNumber: 'Registration number',
  invoiceEmail: 'E-mail for invoices',
  billingAddress: 'Billing address',
  billingPhone: 'Phone of the billing address',
  fromAmount: 'Orders need approval from',
  approvers: 'Approvals needed',
  ownersExempt: 'Owners are exempt',
  member: 'Member',
  orderLimit: 'Order limit',
  budget: 'Budget',
  budgetPeriod: 'Period of the budget',
  kind: 'Kind',
  discount: 'Percentage off',
  from: 'First day',
  until: 'Last day',
  audience: 'For',
  audienceId: 'Id of payer or group',
  assortment: 'Assortment',
  groups: 'Groups',
  created: 'New prices',
  changed: 'Changed prices',
  reviewRating: 'Rating',
  reviewText: 'Review',
  email: 'E-mail',
  attempts: 'Attempts',
  funds: 'Money',
  total: 'Total',
  quote: 'Quote',
  validUntil: 'Valid until',
  shipmentNumber: 'Parcel',
  pieces: 'Pieces',
  creditNoteNumber: 'Credit note',
  creditText: 'Credited for',
  credited: 'Credited',
  returnNumber: 'Return',
  resellable: 'Back in stock',
  replaced: 'Replaced',
  family: 'Family',
  text: 'Text',
  axes: 'Sizes differ in',
  sizes: 'Sizes',
};

type FieldValue = AuditFields[string];

/** The file name in a picture's URL. */
const fileNameOf = (link: string) => storedFileOf(link)?.path.split('/').at(-1) ?? link;

const fileNamesOf = (links: string) => links.split('\n').map(fileNameOf).join('\n');

/** The API's text, `24: 8.90; 48: 8.40`, with a line for each price break. */
const priceBreaksOf = (text: string) =>
  text
    .split('; ')
    .map((row) => row.split(': '))
    .map(([quantity, price]) => `from ${quantity}: ${formatMoney(Number(price))}`)
    .join('\n');

const categoryOf = (value: string) => (isToolCategory(value) ? categoryNames[value] : value);

const centsText = (value: string) => formatCents(Number(value));

const termsText = (value: string) => termsLabel(value as PaymentTerms);

const methodText = (value: string) => methodLabels[value as keyof typeof methodLabels] ?? value;

/** The meaning of null where it is a choice. */
const nullTexts: Record<string, string> = {
  terms: 'The shop’s default',
  creditLimit: 'No limit',
  fromAmount: 'No amount',
  orderLimit: 'No limit',
  budget: 'No budget',
};

const textsByName: Record<string, (value: string) => string> = {
  price: (value) => formatMoney(Number(value)),
  priceBreaks: priceBreaksOf,
  imageLink: fileNameOf,
  morePictures: fileNamesOf,
  category: categoryOf,
  paid: centsText,
  amount: centsText,
  method: methodText,
  terms: termsText,
  creditLimit: centsText,
  fromAmount: centsText,
  orderLimit: centsText,
  budget: centsText,
  country: countryName,
  discount: (value) => `${Number(value) / 100}%`,
  ...taxFieldTexts,
  orderMinimum: centsText,
  writeOffLimit: centsText,
  'seller.country': countryName,
  holdHours: (value) => holdLabel(Number(value)),
  defaultTerms: termsText,
  workWeek: (value) => workWeeks[value as WorkWeek]?.label ?? value,
  total: centsText,
  credited: centsText,
  validUntil: formatDate,
  from: formatDate,
  until: formatDate,
};

const textOf = (name: string, value: FieldValue | undefined): string | null => {
  if (value === null) return nullTexts[name] ?? null;
  if (value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const special = textsByName[name];
  if (special) return special(String(value));
  return typeof value === 'number' ? formatCount(value) : value;
};

/**
 * A field that an action changed, with its old and new values as text; lists have a line for each
 * row. Null means empty.
 */
export interface FieldChange {
  label: string;
  before: string | null;
  after: string | null;
}

/** The fields that an action changed. */
export const changesOf = (before: AuditFields, after: AuditFields): FieldChange[] => {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => before[name] !== after[name])
    .map((name) => ({
      label: labels[name] ?? name,
      before: textOf(name, before[name]),
      after: textOf(name, after[name]),
    }));
};

const changeText = ({ label, before, after }: FieldChange) =>
  `${label}: ${[before, after].filter((value) => value !== null).join(' → ') || '–'}`.replaceAll(
    '\n',
    '; ',
  );

/** The fields that an action changed, in one line. */
export const changeSummary = ({ before, after }: Record<'before' | 'after', AuditFields>): string =>
  changesOf(before, after).map(changeText).join(' · ');
