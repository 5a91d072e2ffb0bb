import {
  noTaxes,
  type ShopSettings,
  shopCurrency,
  usualCountry,
  usualJournal,
  usualReminders,
  usualTerms,
} from 'functions/contract';
import { timeZone } from './timeZone.ts';

/** The settings of the shop. */
export const settings: ShopSettings = {
  version: 'seed',
  seller: {
    name: 'Tools Hub LLC',
    street: '410 Foundry Street',
    extra: '',
    postcode: '97209',
    city: 'Portland',
    region: 'OR',
    country: usualCountry,
    email: 'orders@toolshub.example',
    phone: '+1 503 555 0142',
    taxNumber: '93-1234567',
  },
  bank: {
    holder: 'Tools Hub LLC',
    bankName: 'Columbia River Bank',
    account: '000123456789',
    code: '123000848',
  },
  currency: shopCurrency,
  ...noTaxes,
  orderMinimum: 0,
  holdHours: 72,
  returnDays: 30,
  timeZone,
  leadDays: 3,
  transitDays: 1,
  cutOff: '14:00',
  workWeek: 'mon-fri',
  closedDays: '2026-12-25\n2027-01-01',
  defaultTerms: usualTerms,
  reminders: {
    first: usualReminders.first,
    second: {
      days: 14,
      text: 'This is our second reminder: {amount} for invoice {invoice} has been due since {dueDate}.\n\nPlease pay it this week, or call us if something keeps you from it.',
    },
    third: {
      days: 28,
      text: 'Dear {customer},\n\n{amount} for invoice {invoice} has been due for {days}. This is our last reminder. Please pay it within 7 days: until then, we ship no further orders.',
    },
  },
  remindsItself: true,
  writeOffLimit: 500,
  journal: { ...usualJournal, consultant: '29098', client: '55003' },
  moderateReviews: true,
  reviewCompanies: true,
  companiesOnly: false,
};
