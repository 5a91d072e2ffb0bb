import { cents, count, flag, objectOf, oneOf, text } from '../../contract/calls/jsonSchema.ts';
import { type WorkWeek, workWeeks } from '../../contract/delivery/deliveryDays.ts';
import {
  type BankDetails,
  paymentTerms,
  type SellerSettings,
  type ShopSettings,
} from '../../contract/index.ts';
import { about, recordOf } from '../../contract/kinds/fields.ts';
import { country, currency } from '../../contract/kinds/sharedFields.ts';
import { taxFields } from '../../contract/tax/fields.ts';

/** The account for bank transfers. */
export const bank = objectOf<BankDetails>({
  holder: text,
  bankName: text,
  account: text,
  code: text,
});

const seller = objectOf<SellerSettings>({
  name: text,
  street: text,
  extra: text,
  postcode: text,
  city: text,
  region: text,
  country,
  email: text,
  phone: text,
  taxNumber: text,
});

const workWeekNames = Object.keys(workWeeks) as WorkWeek[];

/** The zone of the shop's days. */
export const timeZone = { ...text, description: "The IANA name of the zone of the shop's days" };

const reminderLevel = recordOf({
  days: about(count, 'After the due date'),
  text: about(text, 'With placeholders; empty for a level that is not used'),
});

/** The settings of the shop. */
export const shopSettings = objectOf<ShopSettings>({
  version: text,
  seller,
  bank,
  currency,
  ...taxFields,
  orderMinimum: cents,
  holdHours: count,
  returnDays: count,
  defaultTerms: oneOf(paymentTerms),
  timeZone,
  leadDays: count,
  transitDays: count,
  cutOff: { ...text, description: 'Until when an order counts for its day, like 14:00' },
  workWeek: oneOf(workWeekNames),
  closedDays: { ...text, description: 'Days without work besides those of the week, in lines' },
  reminders: recordOf({ first: reminderLevel, second: reminderLevel, third: reminderLevel }),
  remindsItself: about(flag, 'Whether the shop sends reminders as soon as they are due'),
  writeOffLimit: about(cents, 'The most that is written off of an invoice'),
  journal: about(
    recordOf({
      receivables: text,
      revenue: text,
      tax: text,
      bank: text,
      card: text,
      cash: text,
      writeOffs: text,
      closedUntil: about(text, 'The last day of the closed period; empty if none is'),
      consultant: text,
      client: text,
      yearStart: about(text, 'The month in which the financial year begins'),
    }),
    'The accounts to which the journal posts, and what files for DATEV need',
  ),
  moderateReviews: flag,
  reviewCompanies: flag,
  companiesOnly: flag,
});
