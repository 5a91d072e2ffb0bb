import { getIn } from 'formik';
import {
  accountNames,
  type BankDetails,
  bankCodeLabel,
  type Currency,
  countryName,
  currencyNoun,
  type JournalSettings,
  type PaymentTerms,
  type ReminderLevelName,
  type SellerSettings,
  type ShopSettings,
  settingsSchema,
  taxFieldNames,
  termsLabel,
  type WorkWeek,
  workWeeks,
} from 'functions/contract';
import { typedText, type VersionedFields } from '../../lib/forms/formMerge.ts';
import { dollarsText, hundredthsText } from '../../lib/forms/hundredths.ts';

/** The settings as an admin types them: the field of a number may contain text. */
export interface SettingsValues {
  seller: SellerSettings;
  currency: Currency;
  bank: BankDetails;
  /** In percent. */
  taxRate: string;
  /** In dollars. */
  orderMinimum: string;
  holdHours: number | string;
  returnDays: number | string;
  defaultTerms: PaymentTerms;
  timeZone: string;
  leadDays: number | string;
  transitDays: number | string;
  cutOff: string;
  workWeek: WorkWeek;
  /** One in a line. */
  closedDays: string;
  reminders: Record<ReminderLevelName, { days: number | string; text: string }>;
  remindsItself: boolean;
  /** In dollars. */
  writeOffLimit: string;
  journal: JournalSettings;
  moderateReviews: boolean;
  reviewCompanies: boolean;
  companiesOnly: boolean;
}

/** The fields of the form by their paths, with their labels. */
export const settingLabels = {
  'seller.name': 'Company name',
  'seller.street': 'Street',
  'seller.extra': 'Building, floor or gate',
  'seller.postcode': 'Postcode',
  'seller.city': 'City',
  'seller.region': 'State or region',
  'seller.country': 'Country',
  'seller.email': 'E-mail',
  'seller.phone': 'Phone',
  'seller.taxNumber': 'Tax number',
  'bank.holder': 'Account holder',
  'bank.bankName': 'Bank',
  'bank.account': 'Account number or IBAN',
  'bank.code': bankCodeLabel,
  currency: 'Currency',
  taxRate: `${taxFieldNames.taxRate} in percent`,
  orderMinimum: `Order minimum in ${currencyNoun}`,
  holdHours: 'Hold time in hours',
  returnDays: 'Return period in days',
  defaultTerms: 'Default payment terms',
  timeZone: 'Time zone',
  leadDays: 'Lead time in work days',
  transitDays: 'Of these in transit',
  cutOff: 'Orders of the day until',
  workWeek: 'Work days',
  closedDays: 'Closed days',
  'reminders.first.days': 'First reminder: days after the due date',
  'reminders.first.text': 'First reminder: text',
  'reminders.second.days': 'Second reminder: days after the due date',
  'reminders.second.text': 'Second reminder: text',
  'reminders.third.days': 'Third reminder: days after the due date',
  'reminders.third.text': 'Third reminder: text',
  remindsItself: 'The shop sends reminders itself',
  'journal.receivables': accountNames.receivables,
  'journal.revenue': accountNames.revenue,
  'journal.tax': accountNames.tax,
  'journal.bank': accountNames.bank,
  'journal.card': accountNames.card,
  'journal.cash': accountNames.cash,
  'journal.writeOffs': accountNames.writeOffs,
  writeOffLimit: `Write-off limit in ${currencyNoun}`,
  'journal.closedUntil': 'Accounts closed until',
  'journal.consultant': 'Consultant number',
  'journal.client': 'Client number',
  'journal.yearStart': 'First month of the financial year',
  moderateReviews: 'New and changed reviews wait for approval',
  reviewCompanies: 'New companies wait for approval',
  companiesOnly: 'Only companies can order',
} as const;
export type SettingField = keyof typeof settingLabels;

/** The contract's rules, without the version. */
export const settingsFormSchema = settingsSchema.omit(['version']);

/** The settings as the form shows them. */
export const valuesOf = ({
  version: _,
  taxRate,
  orderMinimum,
  writeOffLimit,
  ...settings
}: ShopSettings): SettingsValues => ({
  ...settings,
  taxRate: hundredthsText(taxRate),
  orderMinimum: dollarsText(orderMinimum),
  writeOffLimit: dollarsText(writeOffLimit),
});

/** The settings that valid values mean, as a change of a version. */
export const settingsOf = (values: SettingsValues, version: string): ShopSettings =>
  settingsSchema.cast({ ...values, version });

const onOrOff = (value: boolean): string => (value ? 'On' : 'Off');

/** The value of a field as text. */
const settingText = (field: SettingField, values: SettingsValues): string => {
  if (field === 'defaultTerms') return termsLabel(values.defaultTerms);
  if (field === 'workWeek') return workWeeks[values.workWeek].label;
  if (field === 'seller.country') return countryName(values.seller.country);
  const value: unknown = getIn(values, field);
  return typeof value === 'boolean' ? onOrOff(value) : typedText(field, values);
};

/** The fields of the form, by which two versions are compared. */
export const settingFields: VersionedFields<ShopSettings, SettingsValues, SettingField> = {
  labels: settingLabels,
  textOf: settingText,
  valuesOf,
  schema: settingsFormSchema,
};
