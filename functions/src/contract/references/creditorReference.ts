import { invoiceNumberOf, parseInvoiceNumber } from '../invoices/model.ts';
import { mod97 } from './mod97.ts';

/** The longest part after the check digits. */
const longest = 21;

const withCheckDigits = (body: string): string =>
  `RF${String(98 - mod97(`${body}RF00`)).padStart(2, '0')}${body}`;

/**
 * The reference by which a transfer names an invoice, without blanks: banks and the programs of
 * customers check it. `undefined` for any other number, also for that of a credit note.
 * @see ISO 11649
 */
export const creditorReferenceOf = (invoiceNumber: string): string | undefined => {
  const parsed = parseInvoiceNumber(invoiceNumber);
  if (parsed?.kind !== 'invoice') return undefined;
  return withCheckDigits(invoiceNumber.replace('-', ''));
};

/** Whether a text is a creditor reference, written without blanks and in capital letters. */
export const isCreditorReference = (text: string): boolean =>
  /^RF\d{2}[A-Z\d]+$/.test(text) &&
  text.length <= 4 + longest &&
  mod97(`${text.slice(4)}${text.slice(0, 4)}`) === 1;

/** What a transfer says, as people read it: a creditor reference in groups of four. */
export const shownReference = (reference: string): string =>
  isCreditorReference(reference) ? reference.replace(/(.{4})(?=.)/g, '$1 ') : reference;

/** Letters that are typed in place of digits, of which alone the shop’s references consist. */
const digitOf: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/**
 * The number of the invoice that a typed reference names: with blanks, in small letters, with O for 0.
 * `undefined` for texts whose check digits are wrong, and for references of others.
 */
export const invoiceOfReference = (typed: string): string | undefined => {
  const compact = typed.replace(/[\s.-]/g, '').toUpperCase();
  const reference = `RF${compact.slice(2).replace(/[OIL]/g, (letter) => digitOf[letter] ?? letter)}`;
  if (!compact.startsWith('RF') || !isCreditorReference(reference)) return undefined;
  const [, year, position] = /^RF\d{2}(2\d{3})(\d{6,})$/.exec(reference) ?? [];
  return position && invoiceNumberOf('invoice', Number(year), Number(position));
};

/** What a transfer for an order says: the reference of its invoice, before there is one its number. */
export const transferReferenceOf = ({
  number,
  invoiceNumber,
}: {
  number: string;
  invoiceNumber: string | null;
}): string => (invoiceNumber && creditorReferenceOf(invoiceNumber)) || number;
