import { readDollars, readPieces } from 'functions/contract';

/** A quantity in a field: a number, or what was typed instead of one. */
export type QuantityValue = number | string;

/** A number with decimals: no quantity, but it has nearest quantities to offer. */
const decimalIn = (text: string): number | null => {
  const { value } = readDollars(text);
  return value === null || Number.isInteger(value) ? null : value;
};

/** The value of a typed text. */
export const parseQuantity = (text: string): QuantityValue =>
  readPieces(text).value ?? decimalIn(text) ?? text.trim();

/** A quantity as a number; NaN for a text that is none. */
export const numberOf = (value: QuantityValue): number =>
  typeof value === 'number' ? value : Number.NaN;
