import { isBlankNumber, readPieces } from 'functions/contract';

/** The smallest and the largest number that a field accepts. */
export interface NumberRange {
  min: number;
  max: number;
}

/** The whole number in a field; null for anything else. */
export const wholeNumberIn = (value: number | string): number | null =>
  readPieces(String(value)).value;

/** The number that an arrow key selects; null for a text that is no number. */
export const steppedNumber = (
  value: number | string,
  step: number,
  { min, max }: NumberRange,
): number | null => {
  const now = isBlankNumber(String(value)) ? 0 : wholeNumberIn(value);
  return now === null ? null : Math.min(Math.max(now + step, min), max);
};
