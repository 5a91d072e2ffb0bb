import { boolean, type InferType, number, object, string } from 'yup';
import { usualCountry } from '../addresses/countries.ts';
import { isTimeZone, usualTimeZone } from '../days.ts';
import { daysIn, type WorkWeek, workWeeks, wrongDayIn } from '../delivery/deliveryDays.ts';
import { limits } from '../limits.ts';
import { type Currency, formatCents, shopCurrency } from '../money.ts';
import { counted } from '../numbers/numbers.ts';
import {
  type NumberReading,
  readCents,
  readDays,
  readHours,
  readPercent,
} from '../numbers/readNumbers.ts';
import { typedNumber } from '../numbers/typedNumber.ts';
import { remindersSchema, usualReminders } from '../reminders/reminderLevels.ts';
import { chargesTax, noTaxes, type TaxRates, taxFieldNames } from '../tax/tax.ts';
import { paymentTerms, usualTerms } from '../terms/paymentTerms.ts';
import { text, wellFormed } from '../text/text.ts';
import { bankCodeLabel } from './bankCodeLabel.ts';
import { journalSchema, usualJournal } from './journalSettings.ts';
import { hasAddress, type Seller, sellerSchema, settingsLine } from './seller.ts';

interface Limit {
  value: number;
  /** In the unit that people read. */
  text: string;
}

const wholeNumber = (label: string, max: Limit, read: (text: string) => NumberReading) =>
  typedNumber(number(), read, `${label} must be a number`)
    .required(`${label} is required`)
    .integer(`${label} must be a whole number`)
    .min(0, `${label} must be at least 0`)
    .max(max.value, `${label} must be at most ${max.text}`);

/** The version of the settings that was edited; empty for settings that were never stored. */
export const settingsVersion = string()
  .transform(wellFormed)
  .typeError('Version must be a text')
  .defined('Version is required')
  .nonNullable('Version must be a text')
  .max(limits.cartVersion, `Version must have at most ${limits.cartVersion} characters`);

const bankSchema = object({
  holder: settingsLine('Account holder'),
  bankName: settingsLine('Bank'),
  /** An IBAN or an account number. */
  account: settingsLine('Account number'),
  /** A BIC or a routing number. */
  code: settingsLine(bankCodeLabel),
})
  .typeError('Enter the bank details')
  .nonNullable('Enter the bank details');

const currencyMessage = `The currency must be ${shopCurrency}`;

/** For how many days a shop takes tools back that has not chosen. */
const usualReturnDays = 30;

/** In cents. */
const usualWriteOffLimit = 500;

/** The plan of deliveries of a shop that has not chosen. */
const usualPlan = {
  leadDays: 3,
  transitDays: 1,
  cutOff: '14:00',
  workWeek: 'mon-fri',
  closedDays: '',
} as const;

const workWeekNames = Object.keys(workWeeks) as WorkWeek[];

/** So long that a list of too many days is refused by their number. */
const closedDaysLength = 10_000;

const transitMessage = 'Transit must not be longer than the lead time';

/** The message for a time zone that does not exist. */
export const timeZoneMessage = 'Choose a time zone like Europe/Berlin or America/Los_Angeles';

/**
 * The settings of the shop. All texts may be empty: what is missing for an invoice is refused when
 * one is to be issued. `version` is the one that was edited, so that no admin overwrites another's
 * changes.
 */
export const settingsSchema = object({
  version: settingsVersion,
  seller: sellerSchema,
  bank: bankSchema,
  /** The currency in which the shop sells. It is the same for all documents, so it is only read. */
  currency: string()
    .typeError(currencyMessage)
    .nonNullable(currencyMessage)
    .oneOf([shopCurrency], currencyMessage)
    .default(shopCurrency),
  /** In basis points: 825 is 8.25 %. */
  taxRate: wholeNumber(taxFieldNames.taxRate, { value: limits.taxRate, text: '100%' }, readPercent),
  /** The least that an order must cost without tax, in cents; 0 for no minimum. */
  orderMinimum: wholeNumber(
    'Order minimum',
    { value: limits.orderMinimum, text: formatCents(limits.orderMinimum) },
    readCents,
  ),
  /** How long a prepaid order waits for its payment; 0 for ever. */
  holdHours: wholeNumber(
    'Hold time',
    { value: limits.holdHours, text: counted(limits.holdHours, 'hour') },
    readHours,
  ),
  /** For how many days after its delivery a tool can be returned. */
  returnDays: wholeNumber(
    'Return period',
    { value: limits.returnDays, text: counted(limits.returnDays, 'day') },
    readDays,
  ).default(usualReturnDays),
  /** The payment terms of customers with whom no others were agreed. */
  defaultTerms: string()
    .typeError('Payment terms must be a text')
    .required('Payment terms are required')
    .oneOf(paymentTerms, `Payment terms must be one of: ${paymentTerms.join(', ')}`),
  /** The IANA name of the zone in which the shop's days begin and end. */
  timeZone: text('Time zone', limits.settingsText)
    .default(usualTimeZone)
    .test('zone', timeZoneMessage, (name) => isTimeZone(name)),
  /** The work days from an order to its delivery. */
  leadDays: wholeNumber(
    'Lead time',
    { value: limits.leadDays, text: counted(limits.leadDays, 'day') },
    readDays,
  ).default(usualPlan.leadDays),
  /** The work days of the lead time from the shop to the customer. */
  transitDays: wholeNumber(
    'Transit',
    { value: limits.leadDays, text: counted(limits.leadDays, 'day') },
    readDays,
  )
    .default(usualPlan.transitDays)
    .test('lead', transitMessage, (days, { parent: { leadDays } }) =>
      leadDays >= 0 ? days <= leadDays : true,
    ),
  /** Until when an order counts for its day. */
  cutOff: text('Orders until', 5)
    .default(usualPlan.cutOff)
    .matches(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time like 14:00'),
  workWeek: string()
    .typeError('Work days must be a text')
    .nonNullable('Work days must be a text')
    .default(usualPlan.workWeek)
    .oneOf(workWeekNames, `Work days must be one of: ${workWeekNames.join(', ')}`),
  /** Days without work besides those of the week, one in a line. */
  closedDays: text('Closed days', closedDaysLength)
    .default(usualPlan.closedDays)
    .test('days', (value, { createError }) => {
      const wrong = wrongDayIn(value ?? '');
      if (wrong !== undefined) {
        const shown = [...wrong].slice(0, 20).join('');
        return createError({ message: `Write days like 2026-12-25: “${shown}” is no day` });
      }
      return (
        daysIn(value ?? '').length <= limits.closedDays ||
        createError({
          message: `Enter at most ${limits.closedDays} closed days: remove those that have passed`,
        })
      );
    }),
  /** What customers are written whose payments are late. */
  reminders: remindersSchema,
  /** Whether the shop sends them itself, as soon as they are due. */
  remindsItself: boolean()
    .typeError('Automatic reminders must be on or off')
    .nonNullable('Automatic reminders must be on or off')
    .default(true),
  /** The most that staff write off of an invoice that a transfer pays almost, in cents. */
  writeOffLimit: wholeNumber(
    'Write-off limit',
    { value: limits.writeOff, text: formatCents(limits.writeOff) },
    readCents,
  ).default(usualWriteOffLimit),
  /** Where the journal posts to, and until when the accounts are closed. */
  journal: journalSchema,
  /** Whether an admin approves each review before others see it. */
  moderateReviews: boolean()
    .typeError('Approval of reviews must be on or off')
    .nonNullable('Approval of reviews must be on or off')
    .default(false),
  /** Whether an admin accepts each company before it can order. */
  reviewCompanies: boolean()
    .typeError('Approval of companies must be on or off')
    .nonNullable('Approval of companies must be on or off')
    .default(true),
  /** Whether only companies order. */
  companiesOnly: boolean()
    .typeError('Orders of companies only must be on or off')
    .nonNullable('Orders of companies only must be on or off')
    .default(false),
});
export type ShopSettings = InferType<typeof settingsSchema>;

/** How customers reach the seller; empty as long as the shop has not entered it. */
export type ShopContact = Pick<Seller, 'email' | 'phone'>;

/** The bank account to which customers transfer money. */
export type BankDetails = ShopSettings['bank'];

/** The settings of a shop that has not stored any. */
export const defaultSettings: ShopSettings = {
  version: '',
  seller: {
    name: '',
    street: '',
    extra: '',
    postcode: '',
    city: '',
    region: '',
    country: usualCountry,
    email: '',
    phone: '',
    taxNumber: '',
  },
  bank: { holder: '', bankName: '', account: '', code: '' },
  currency: shopCurrency,
  ...noTaxes,
  orderMinimum: 0,
  holdHours: 72,
  returnDays: usualReturnDays,
  defaultTerms: usualTerms,
  timeZone: usualTimeZone,
  ...usualPlan,
  reminders: usualReminders,
  remindsItself: true,
  writeOffLimit: usualWriteOffLimit,
  journal: usualJournal,
  moderateReviews: false,
  reviewCompanies: true,
  companiesOnly: false,
};

/** The settings that everyone may read. */
export interface PublicSettings extends TaxRates {
  /** Empty as long as the shop has not entered it. */
  name: string;
  address: string;
  email: string;
  phone: string;
  /** The country of the seller, by its code. */
  country: string;
  currency: Currency;
  orderMinimum: number;
  /** For how many days after its delivery a tool can be returned. */
  returnDays: number;
  /** The IANA name of the zone in which the shop's days begin and end. */
  timeZone: string;
  /** The day by which an order of now arrives. */
  deliveryDay: string;
  /** The last day that an order of now can request. */
  lastRequestedDay: string;
  /** Whether orders can be paid by card. */
  cardPayments: boolean;
  /** Whether only companies order. */
  companiesOnly: boolean;
}

/** The response to saved settings. */
export interface SavedSettings {
  acknowledged: true;
  version: string;
}

/** The settings that an invoice still needs: a message by the path of each empty field. */
export const missingForInvoice = ({
  seller,
  bank,
  ...settings
}: ShopSettings): Record<string, string> => ({
  ...(seller.name === '' && { 'seller.name': 'Enter the name of the seller' }),
  ...(!hasAddress(seller) && { 'seller.street': 'Enter the address of the seller' }),
  ...(chargesTax(settings) &&
    seller.taxNumber === '' && { 'seller.taxNumber': 'Enter the tax number of the seller' }),
  ...(bank.holder === '' && { 'bank.holder': 'Enter the account holder' }),
  ...(bank.account === '' && { 'bank.account': 'Enter the account number' }),
});
