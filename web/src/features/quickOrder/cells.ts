import { missingPiecesMessage } from 'functions/contract';

const invisible = /[\u200b\u200e\u200f\u2060\ufeff]/g;
const anySpace = /\s+/g;
/** How a spreadsheet writes a text that looks like a number: `="00123"`. */
const textFormula = /^="((?:[^"]|"")*)"$/;
/** How some spreadsheets mark a text. */
const textMark = /^'(?=[=+\-@\da-z])/i;

const tidy = (text: string): string =>
  text.toWellFormed().replace(invisible, '').replace(anySpace, ' ').trim();

/** The text of a cell without surrounding and special spaces, and without the marks of a text. */
export const cleanCell = (cell: string): string => {
  const text = tidy(cell);
  const quoted = text.match(textFormula)?.[1];
  return quoted === undefined
    ? text.replace(textMark, '')
    : tidy(quoted.replaceAll('""', '"')).replace(textMark, '');
};

const sign = /^[-−–+]\s?/;
const separated = /^[1-9]\d{0,2}([,.'’ ])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/;
const plain = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;

const readSeparated = (text: string, separator: string): number =>
  Number(text.replaceAll(separator, '').replace(',', '.'));

const readPositive = (text: string): number | null => {
  const separator = text.match(separated)?.[1];
  if (separator) return readSeparated(text, separator);
  return plain.test(text) ? Number(text.replace(',', '.')) : null;
};

/**
 * The number in a cell, or null. Accepts the thousands separators and decimal marks of all countries:
 * three digits after a single mark are thousands, because pieces have no thousandths.
 */
export const readQuantity = (cell: string): number | null => {
  const text = cleanCell(cell);
  const number = readPositive(text.replace(sign, ''));
  if (number === null || !Number.isFinite(number)) return null;
  return /^[-−–]/.test(text) && number !== 0 ? -number : number;
};

/** Whether a cell has a formula, which only the spreadsheet can calculate. */
export const isFormula = (cell: string): boolean => cleanCell(cell).startsWith('=');

/** Why a cell has no number, or null. */
export const quantityTextProblem = (cell: string): string | null => {
  if (readQuantity(cell) !== null) return null;
  return isFormula(cell)
    ? 'Formulas are not calculated here. Enter the number of pieces'
    : missingPiecesMessage;
};
