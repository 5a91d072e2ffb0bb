import { completeInvoiceNumber, shortInvoiceNumber } from '../invoices/model.ts';
import {
  parseNumberCode,
  parseOrderNumber,
  parseQuoteNumber,
  parseReturnNumber,
  parseShipmentNumber,
} from '../numbers/documentNumbers.ts';
import { invoiceOfReference } from '../references/creditorReference.ts';
import { foldedText } from '../text/foldedText.ts';
import { type SearchWord, searchWordsOf } from './searchWords.ts';

const creditNote = /^CN-/;

/**
 * The number of a credit note as one word. Its parts would also find another one: that of the
 * invoice with the same digits.
 */
const asOneWord = (number: string): string =>
  creditNote.test(number) ? number.replaceAll('-', '') : number;

/**
 * A number of a document with the other forms by which it is found: `2026-000123` also as `123`,
 * and `CN-2026-000123` also as `123`, `CN2026000123` and `CN123`.
 */
export const numberForms = (number: string): string[] => {
  const short = shortInvoiceNumber(number);
  if (short === undefined) return [number];
  if (!creditNote.test(number)) return [number, short];
  return [number, short, asOneWord(number), asOneWord(`CN-${short}`)];
};

const invoiceNumber =
  /^(?:(?:no\.?|nr\.?|#|invoice|credit note) ?)?((?:cn[ -]?)?(?:\d{4}-)?\d{1,10})$/;

/** Letters and digits mixed, as in the code of an order: a word for a tool has no digit. */
const parseBareCode = (text: string): string | undefined =>
  /\d/.test(text) && /[a-z]/i.test(text) ? parseNumberCode(text) : undefined;

/**
 * The number of an order, a quote, an invoice or a credit note that a search consists of, as it is
 * printed or shorter: `TH-4K2M9A7C`, `4k2m9a7c`, `2026-000123`, `123`; or of the invoice that the
 * reference of a transfer names. Shipments and returns
 * are found by the number of their order, which begins their own. Undefined for any other search.
 */
export const searchedNumberOf = (search: string): string | undefined => {
  const text = foldedText(search).trim();
  const code = text.replace(/^# ?/, '');
  const invoice = invoiceNumber.exec(text)?.[1];
  return (
    invoiceOfReference(search) ??
    parseOrderNumber(code) ??
    parseShipmentNumber(code)?.orderNumber ??
    parseReturnNumber(code)?.orderNumber ??
    parseQuoteNumber(code) ??
    (invoice === undefined ? parseBareCode(text) : completeInvoiceNumber(invoice))
  );
};

/** Whether a search is for the number of a document. Such a search ignores all filters. */
export const isNumberSearch = (search: string): boolean => searchedNumberOf(search) !== undefined;

/**
 * A word also by the code that it is when letters in it are read as digits: `4K2M9AOL`, `ALBOCDEF`.
 */
const withCode = ({ word, joined }: SearchWord): SearchWord => {
  const code = parseNumberCode(word)?.toLowerCase();
  return { word, joined: code && code !== word ? [...joined, code] : joined };
};

/** The words of a search for documents, which have numbers. */
export const documentWordsOf = (search: string): SearchWord[] => {
  const number = parseBareCode(search.trim()) ? search : (searchedNumberOf(search) ?? search);
  return searchWordsOf(asOneWord(number)).map(withCode);
};

/** The words of a search for returns: a number of one finds it alone, and not others of its order. */
export const returnWordsOf = (search: string): SearchWord[] => {
  const found = parseReturnNumber(foldedText(search).trim().replace(/^# ?/, ''));
  return found ? searchWordsOf(found.number).map(withCode) : documentWordsOf(search);
};
