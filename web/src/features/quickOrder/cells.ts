import { cleanCell, isFormula, missingPiecesMessage } from 'functions/contract';

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

/** Why a cell has no number, or null. */
export const quantityTextProblem = (cell: string): string | null => {
  if (readQuantity(cell) !== null) return null;
  return isFormula(cell)
    ? 'Formulas are not calculated here. Enter the number of pieces'
    : missingPiecesMessage;
};
