import { decimalMark } from './measures.ts';
import { decimalRational, exactDecimal, inverse, product, type Rational } from './rational.ts';
import { unitsOf, unitWith } from './units.ts';

const measure = new RegExp(
  `^(\\d[\\d${decimalMark}]*(?:x\\d[\\d${decimalMark}]*)*)(\\p{L}+)$`,
  'u',
);

/** Sixty-fourths of an inch have as many. */
const mostDecimals = 6;

const scaled = (value: string, factor: Rational): string | undefined => {
  const [whole = '', decimals] = value.split(decimalMark);
  const number = decimalRational(whole, decimals);
  const inUnit = number && number[0] > 0 ? product(number, factor) : undefined;
  return inUnit && exactDecimal(inUnit, mostDecimals)?.replace('.', decimalMark);
};

/**
 * The same measure in other units, as a search writes it: `600mm` and `0·6m` for `60cm`, `12·7mm`
 * for `0·5in`. Units in which it is not exact are left out.
 */
export const equalMeasuresOf = (word: string): string[] => {
  const [, values = '', suffix = ''] = measure.exec(word) ?? [];
  const unit = unitWith('suffix', suffix);
  if (!unit) return [];
  return unitsOf(unit.quantity).flatMap((other) => {
    const factor = product(unit.size, inverse(other.size));
    const numbers = values.split('x').map((value) => factor && scaled(value, factor));
    return other === unit || numbers.includes(undefined) ? [] : numbers.join('x') + other.suffix;
  });
};
