import { cleanCell, type DecimalMark, type ToolColumn } from '../contract/index.ts';
import { exportedNumber, type RowBase } from '../services/catalogue/import/rowBase.ts';
import { type CellReading, readCell } from './toolCells.ts';

const number = /^(\d+(?:[.,]\d+)?)(E[-+]?\d+)?$/i;

const thousands = /^\d{1,3}(?:[., ]\d{3})+$/;

/** Whether a spreadsheet may show a number as this text: `8.900`, `768,0`, `1.23E+06`. */
const isShownAs = (cell: string, value: number): boolean => {
  const text = cleanCell(cell);
  if (thousands.test(text) && Number(text.replace(/\D/g, '')) === value) return true;
  const [, digits = '', exponent = ''] = number.exec(text) ?? [];
  if (digits === '') return false;
  const shown = Number(digits.replace(',', '.') + exponent);
  const precision = digits.replace(/\D/g, '').length;
  return shown === value || (exponent !== '' && shown === Number(value.toPrecision(precision)));
};

/**
 * Reads a cell with a number. A form that a spreadsheet has given to the exported number is that
 * number: of money always, of pieces if it is no number of pieces otherwise.
 */
export const readShownNumber = (
  column: ToolColumn,
  cell: string,
  { base, decimalMark }: { base: RowBase | undefined; decimalMark: DecimalMark | undefined },
): CellReading => {
  const exported = base ? exportedNumber(base, column) : Number.NaN;
  const reading = readCell(column, cell, decimalMark);
  const mayBeExported = column === 'price' || 'problem' in reading;
  return mayBeExported && isShownAs(cell, exported) ? { value: exported } : reading;
};
