import { foldedText } from '../text/foldedText.ts';
import { decimalMark, withMeasures } from './measures.ts';
import { decimalRational, exactDecimal, product, quotient, type Rational } from './rational.ts';
import { type Quantity, type Unit, unitsOf, unitWith } from './units.ts';

/** A measure. */
interface Measure {
  /** In base units: two texts of the same measure have the same number. */
  number: Rational;
  /** As people read it, in the unit in which it was typed: `1/2 in`. */
  text: string;
}

/** A measure, or why a text is none. */
export type MeasureReading = { measure: Measure } | { problem: string };

const mostDecimals = 6;
const mostDigits = 9;
/** In base units. */
const largest = 1_000_000_000;

const quantityNames: Partial<Record<Quantity, string>> = {
  pitch: 'a number of teeth per inch',
  pieces: 'a number of pieces',
  charge: 'a charge',
  grit: 'a grit',
  gauge: 'a gauge',
  speed: 'a rotation speed',
  sound: 'a sound level',
  angle: 'an angle',
};

const quantityName = (quantity: Quantity): string => quantityNames[quantity] ?? `a ${quantity}`;

const symbolsOf = (quantity: Quantity): string =>
  unitsOf(quantity)
    .map(({ symbol }) => symbol)
    .join(', ');

/** Units in which people write fractions, and the finest that they do. */
const fractionSymbols: readonly string[] = ['in', 'ft'];
const finestFraction = 64;

const fractionText = ([numerator, denominator]: Rational): string => {
  const [whole, rest] = [Math.floor(numerator / denominator), numerator % denominator];
  return `${whole > 0 ? `${whole} ` : ''}${rest}/${denominator}`;
};

/** A number of a unit, as people read it. */
const numberText = (number: Rational, unit: Unit | null): string => {
  const [, denominator] = number;
  const isFraction = denominator > 1 && finestFraction % denominator === 0;
  return unit && isFraction && fractionSymbols.includes(unit.symbol)
    ? fractionText(number)
    : (exactDecimal(number, mostDecimals) ?? String(quotient(number)));
};

const withUnit = (number: string, unit: Unit | null): string => {
  if (!unit) return number;
  return unit.symbol === '°' ? `${number}°` : `${number} ${unit.symbol}`;
};

/** A number of base units, as people read it in a unit: `12.7 mm`. */
export const measureText = (base: number, unit: Unit | null): string => {
  const value = unit ? base / quotient(unit.size) : base;
  return withUnit(String(Number(value.toFixed(mostDecimals))), unit);
};

const example = (unit: Unit | null): string => withUnit('12.5', unit);

const typedNumber = new RegExp(`^(\\d+)(?:${decimalMark}(\\d+))?`, 'u');

const unitProblem = (suffix: string, unit: Unit | null): string => {
  const other = unitWith('suffix', suffix);
  if (!unit) return `Enter a number without a unit, like ${example(null)}`;
  const symbols = symbolsOf(unit.quantity);
  return other
    ? `${other.symbol} is the unit of ${quantityName(other.quantity)}: write ${symbols}`
    : `There is no unit “${suffix}” here: write ${symbols}`;
};

const measureOf = (number: Rational | undefined, unit: Unit | null): MeasureReading => {
  const base = number && (unit ? product(number, unit.size) : number);
  if (!number || !base) return { problem: 'Enter fewer digits' };
  if (quotient(base) > largest) {
    return { problem: `Enter at most ${measureText(largest, unit)}` };
  }
  return { measure: { number: base, text: withUnit(numberText(number, unit), unit) } };
};

/**
 * Reads a number with a unit of the same quantity as `unit`, which counts if the text has none: `½"`
 * is 12.7 mm, `1 1/2 in`, `12,5` and `0.6 m` are understood as well. For null, it must have none.
 */
export const readMeasure = (text: string, unit: Unit | null): MeasureReading => {
  const typed = withMeasures(foldedText(text)).trim();
  const [number = '', whole, decimals = ''] = typedNumber.exec(typed) ?? [];
  if (whole === undefined) return { problem: `Enter a number, like ${example(unit)}` };
  const suffix = typed.slice(number.length).trim();
  const typedUnit = suffix === '' ? unit : unitWith('suffix', suffix);
  if (typedUnit === undefined || typedUnit?.quantity !== unit?.quantity) {
    return { problem: unitProblem(suffix, unit) };
  }
  const digits = whole.replace(/^0+(?=\d)/, '');
  if (digits.length > mostDigits || decimals.length > mostDecimals) {
    return { problem: `Enter at most ${mostDigits} digits and ${mostDecimals} decimals` };
  }
  return measureOf(decimalRational(digits, decimals), typedUnit);
};
