import { parseInvoiceNumber } from '../../invoices/model.ts';
import { parseOrderNumber } from '../../numbers/documentNumbers.ts';
import { jointNumbersIn } from '../../payments/jointReference.ts';
import { invoiceOfReference } from '../../references/creditorReference.ts';
import type { MatchedEntry } from './matching.ts';

/** After so many characters banks begin another line of what a transfer says. */
const lineLengths = [27, 35, 65];

const joinedAt = (text: string, length: number): string => {
  const lines: string[] = [];
  for (let rest = text; rest !== ''; ) {
    const isCut = /\s/.test(rest[length] ?? '');
    lines.push(rest.slice(0, length));
    rest = rest.slice(isCut ? length + 1 : length);
  }
  return lines.join('');
};

/** A text in capital letters, with its line breaks as blanks and without those that a bank added. */
const readingsOf = (text: string): string[] => {
  const upper = text.toUpperCase();
  const readings = [
    upper.replace(/\s+/g, ' '),
    upper.replace(/[\r\n]+/g, ''),
    ...lineLengths.filter((length) => length < text.length).map((one) => joinedAt(upper, one)),
  ];
  return [...new Set(readings)];
};

const textsOf = ({ reference, text }: Pick<MatchedEntry, 'reference' | 'text'>): string[] =>
  [reference, text].flatMap((one) => (one === '' ? [] : readingsOf(one)));

const isSeparator = (character: string): boolean => /[\s./-]/.test(character);

/** Less than the prefix, the check digits, a year and six digits is no reference of the shop. */
const shortestReference = 14;
const longestReference = 25;

/** The invoice of the reference that begins at a place; rather one that ends where a word ends. */
const referenceAt = (text: string, start: number): string | undefined => {
  let compact = '';
  let other: string | undefined;
  for (let at = start; at < text.length && compact.length < longestReference; at += 1) {
    const character = text[at] ?? '';
    if (isSeparator(character)) continue;
    if (!/[\dOIL]/.test(character) && compact.length >= 2) break;
    compact += character;
    const invoice = compact.length < shortestReference ? undefined : invoiceOfReference(compact);
    if (invoice && !/[\dA-Z]/.test(text[at + 1] ?? '')) return invoice;
    if (invoice && !/\d/.test(text[at + 1] ?? '')) other ??= invoice;
  }
  return other;
};

const referencesIn = (text: string): string[] =>
  [...text.matchAll(/R\s?F/g)].flatMap(({ index }) => referenceAt(text, index) ?? []);

/** Zeros that were typed as letters, as digits. */
const withZeros = (text: string): string =>
  text.replace(/(?<![A-Z\d])[\dO]{4,8}(?![A-Z\d])/g, (digits) => digits.replaceAll('O', '0'));

const invoicePattern = /(?<!\d)(?<!\d-)(?<!CN)(?<!CN[- ])(2\d{3}) ?[-–/.]? ?(\d{6,8})(?![\dA-Z])/g;

const invoicesIn = (text: string): string[] =>
  [...text.matchAll(invoicePattern)].flatMap(([, year, position]) => {
    const number = `${year}-${position}`;
    return parseInvoiceNumber(number) ? [number] : [];
  });

const ordersIn = (text: string): string[] =>
  [...text.matchAll(/(?<![A-Z\d])TH[ -]?[\dA-Z]{8}(?![A-Z\d])/g)].flatMap(
    ([number]) => parseOrderNumber(number) ?? [],
  );

/** The numbers that an entry names, each once. */
export interface NamedNumbers {
  /** The invoices of its creditor references. */
  references: string[];
  /** The invoices of a reference for several of them. */
  joint: string[];
  /** All invoices, these included. */
  invoices: string[];
  orders: string[];
}

const once = (numbers: readonly string[]): string[] => [...new Set(numbers)].toSorted();

/**
 * The numbers in the reference and the text of an entry, as people type them and banks cut them: with
 * blanks, in small letters, with O for 0, over several lines. Whether they exist is another question.
 */
export const numbersNamedIn = (entry: Pick<MatchedEntry, 'reference' | 'text'>): NamedNumbers => {
  const texts = textsOf(entry);
  const digits = texts.map(withZeros);
  const references = once(texts.flatMap(referencesIn));
  const joint = once(digits.flatMap(jointNumbersIn)).filter((one) => parseInvoiceNumber(one));
  return {
    references,
    joint,
    invoices: once([...references, ...joint, ...digits.flatMap(invoicesIn)]),
    orders: once(texts.flatMap(ordersIn)),
  };
};

/** The shortest number of a customer that is searched for in a text. */
const shortestPoNumber = 4;

const isWordCharacter = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);

const containsWord = (text: string, word: string): boolean => {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const isWhole = ![text[at - 1] ?? '', text[at + word.length] ?? ''].some(isWordCharacter);
    if (isWhole) return true;
  }
  return false;
};

/** Whether an entry names a customer’s own number: one that is no mere word, and as a whole. */
export const namesPoNumber = (
  entry: Pick<MatchedEntry, 'reference' | 'text'>,
  poNumber: string,
): boolean => {
  const word = poNumber.trim().replace(/\s+/g, ' ').toUpperCase();
  if (word.length < shortestPoNumber || !/\d/.test(word)) return false;
  return textsOf(entry).some((text) => containsWord(text, word));
};
