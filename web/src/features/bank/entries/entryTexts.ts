import {
  type BankEntry,
  type BankEntryStatus,
  type BankShare,
  type Certainty,
  type Currency,
  counted,
  currencies,
  decimalCents,
  formatCentsIn,
  type MatchCause,
  parseInvoiceNumber,
} from 'functions/contract';
import type { StatusChipProps } from '../../../ui/feedback/StatusChip.tsx';

const isCurrency = (text: string): text is Currency => currencies.some((one) => one === text);

/** Money of a bank, which also has currencies in which the shop does not sell: `SEK 12.50`. */
export const bankMoney = (currency: string, cents: number): string =>
  isCurrency(currency) ? formatCentsIn(currency, cents) : `${currency} ${decimalCents(cents)}`;

/** The amount of an entry. */
export const amountText = ({ currency, amount }: Pick<BankEntry, 'currency' | 'amount'>): string =>
  bankMoney(currency, amount);

/** Whom the bank names. */
export const payerText = ({ payerName, payerAccount }: BankEntry): string =>
  payerName || payerAccount || 'No name';

/** How people name an entry. */
export const entryName = (entry: BankEntry): string =>
  `${amountText(entry)} from ${payerText(entry)}`;

/** What the transfer says. */
export const transferText = ({ text, reference }: BankEntry): string => text || reference || '–';

const fewInvoices = 3;

/**
 * `invoice 2026-000123`, `invoices 2026-000123 and 2026-000124`, or `5 invoices`; `order TH-4K2M9A7C`
 * for one that has no invoice yet.
 */
export const invoicesText = (invoices: readonly { invoiceNumber: string }[]): string => {
  const numbers = [...new Set(invoices.map(({ invoiceNumber }) => invoiceNumber))];
  if (numbers.length > fewInvoices) return counted(numbers.length, 'invoice');
  const list = new Intl.ListFormat('en').format(numbers);
  if (numbers.every((number) => parseInvoiceNumber(number) === undefined)) {
    return `${numbers.length === 1 ? 'order' : 'orders'} ${list}`;
  }
  return `${numbers.length === 1 ? 'invoice' : 'invoices'} ${list}`;
};

const sumOf = (shares: readonly BankShare[], field: 'open' | 'amount'): number =>
  shares.reduce((sum, share) => sum + share[field], 0);

/** How much more is open than an entry pays; negative if it pays more. */
const missingOf = ({ amount, shares }: Pick<BankEntry, 'amount' | 'shares'>): number =>
  sumOf(shares, 'open') - amount;

const invoicesOr = (entry: BankEntry, otherwise: string): string =>
  entry.shares.length > 0 ? invoicesText(entry.shares) : otherwise;

const knownPayer = ({ shares: [first] }: BankEntry): string => first?.payerName || 'The customer';

const difference = (entry: BankEntry): string =>
  bankMoney(entry.currency, Math.abs(missingOf(entry)));

const causeTexts: Readonly<Record<MatchCause, (entry: BankEntry) => string>> = {
  'reference-and-sum': (entry) =>
    `Reference and amount match ${invoicesOr(entry, 'open invoices')}`,
  'number-and-sum': (entry) =>
    `The text names ${invoicesOr(entry, 'open invoices')}, and the amount matches`,
  'known-account-and-sum': (entry) =>
    `${knownPayer(entry)} has paid from this account before, and the amount matches ${invoicesOr(entry, 'open invoices')}`,
  'less-than-open': (entry) =>
    `${difference(entry)} less than is open of ${invoicesOr(entry, 'the invoice')}`,
  'cash-discount': (entry) =>
    `${invoicesOr(entry, 'The invoice')} less ${difference(entry)}: a cash discount?`,
  'more-than-open': (entry) =>
    `${difference(entry)} more than is open of ${invoicesOr(entry, 'the invoice')}`,
  'paid-before': () => 'What it names has been paid before',
  'several-entries': (entry) =>
    `Several entries would pay ${invoicesOr(entry, 'the same invoice')}`,
  'several-invoices': (entry) =>
    `The amount matches ${invoicesOr(entry, 'several invoices')}, and others of ${knownPayer(entry)} as well`,
  'known-account': (entry) =>
    `${knownPayer(entry)} has paid from this account before; the amount matches no invoice`,
  'several-payers': () => 'It matches invoices of several customers',
  'closed-period': (entry) =>
    `Matches ${invoicesOr(entry, 'open invoices')}, but its day is in a closed period`,
  'nothing-found': () => 'Neither text nor account name an open invoice',
  'other-currency': ({ currency }) =>
    `It is in ${currency}, and the shop sells in another currency`,
  returned: () => 'The bank takes back an earlier entry',
  batch: ({ parts }) => `${counted(parts, 'transfer')} in one entry, which are not listed`,
  'money-out': () => 'Money that went out',
};

/** `Invoice …` at the beginning of a sentence. */
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const bookedText = ({ bookings, handledBy }: BankEntry): string => {
  const writtenOff = bookings.some((booking) => booking.writtenOff);
  const rest = writtenOff ? ', with the rest written off' : '';
  return `${invoicesText(bookings)} by ${handledBy ?? 'a colleague'}${rest}`;
};

/** What an entry seems to pay and why, or what was done with it. */
export const matchText = (entry: BankEntry): string => {
  if (entry.status === 'booked') return sentence(bookedText(entry));
  if (entry.status === 'left') return `Left alone by ${entry.handledBy ?? 'a colleague'}`;
  return sentence(causeTexts[entry.cause](entry));
};

const certaintyChips: Readonly<Record<Certainty, StatusChipProps>> = {
  sure: { label: 'Sure', color: 'success' },
  proposal: { label: 'Proposal', color: 'info' },
  unknown: { label: 'Unknown', color: 'warning' },
  outgoing: { label: 'Outgoing' },
};

const statusChips: Readonly<Record<Exclude<BankEntryStatus, 'open'>, StatusChipProps>> = {
  booked: { label: 'Booked', color: 'success', filled: true },
  left: { label: 'Left alone' },
};

/** How far an entry is. */
export const entryChip = ({ status, certainty }: BankEntry): StatusChipProps =>
  status === 'open' ? certaintyChips[certainty] : statusChips[status];

/** What someone else has done with an entry in the meantime. */
export const changedText = (entry: BankEntry): string => {
  const by = entry.handledBy ?? 'A colleague';
  if (entry.status === 'booked') {
    return `${by} has booked this entry in the meantime: ${invoicesText(entry.bookings)}.`;
  }
  return entry.status === 'left'
    ? `${by} has left this entry alone in the meantime.`
    : 'This entry has changed in the meantime, and is shown as it is now.';
};
