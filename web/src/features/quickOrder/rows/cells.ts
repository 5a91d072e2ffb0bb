import {
  cleanCell,
  isFormula,
  readCents,
  readPieces,
  wholePiecesMessage,
} from 'functions/contract';

/** The pieces in a cell, `1,200` or `12 pcs`; null for anything else. */
export const readQuantity = (cell: string): number | null => readPieces(cleanCell(cell)).value;

/** Whether a cell looks like a number of any kind, also a price. */
export const isNumeric = (cell: string): boolean =>
  readQuantity(cell) !== null || readCents(cleanCell(cell)).value !== null;

const numberIn = /[-\u2013\u2212]?\d[\d.,'\u2019 ]*/;

/**
 * The number that a cell without a number of pieces has in it, which may be a fraction; null if
 * unclear.
 */
export const numberWithin = (cell: string): number | null => {
  const [number = ''] = numberIn.exec(cleanCell(cell)) ?? [];
  const pieces = readPieces(number).value;
  if (pieces !== null) return pieces;
  const hundredths = readCents(number).value;
  return hundredths === null ? null : hundredths / 100;
};

/** Why a cell has no number of pieces, or null. */
export const quantityTextProblem = (cell: string): string | null => {
  if (isFormula(cell)) return 'Formulas are not calculated here. Enter the number of pieces';
  const { problem } = readPieces(cleanCell(cell));
  // The nearest whole numbers are buttons beside it.
  const isFraction = !Number.isInteger(numberWithin(cell) ?? 0);
  return problem && isFraction ? wholePiecesMessage : problem;
};
