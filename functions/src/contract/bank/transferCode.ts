import { type Currency, decimalCents } from '../money.ts';
import { isCreditorReference } from '../references/creditorReference.ts';
import type { BankDetails } from '../settings/model.ts';
import { ibanOf } from './iban.ts';

/** A transfer that a customer is to make. */
export interface WantedTransfer {
  bank: BankDetails;
  /** What it says: a creditor reference, or any text. */
  reference: string;
  /** In cents. */
  amount: number;
  currency: Currency;
}

const longestName = 70;
const longestText = 140;
const mostBytes = 331;
const mostCents = 99_999_999_999;

const bicPattern = /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/;

const bicOf = (code: string): string => {
  const bic = code.replace(/\s/g, '').toUpperCase();
  return bicPattern.test(bic) ? bic : '';
};

const line = (text: string, length: number): string =>
  [...text.replace(/\s+/g, ' ').trim()].slice(0, length).join('');

const byteLength = (text: string): number => new TextEncoder().encode(text).length;

/** The remittance information: one of these lines is empty. */
const remittanceOf = (reference: string): [structured: string, text: string] =>
  isCreditorReference(reference) ? [reference, ''] : ['', line(reference, longestText)];

/**
 * The text of the QR code with which banking apps fill in a transfer; `undefined` for one that is not
 * in euros, to no IBAN, or of an amount that the code cannot have.
 * @see EPC069-12 of the European Payments Council, version 2: level M, at most 331 bytes
 */
export const transferCodeOf = ({
  bank,
  reference,
  amount,
  currency,
}: WantedTransfer): string | undefined => {
  const iban = ibanOf(bank.account);
  const name = line(bank.holder, longestName);
  if (currency !== 'EUR' || !iban || name === '') return undefined;
  if (amount < 1 || amount > mostCents) return undefined;
  const [structured, text] = remittanceOf(reference);
  const lines = ['BCD', '002', '1', 'SCT', bicOf(bank.code), name, iban];
  const code = [...lines, `EUR${decimalCents(amount)}`, '', structured, text].join('\n').trimEnd();
  return byteLength(code) <= mostBytes ? code : undefined;
};
