import { EvaluationError } from '../language/errors.ts';
import { RulesPath, type RulesValue, typeOf } from '../language/values.ts';
import { type Builtins, builtin } from './builtin.ts';
import { toInt64, truncate } from './math.ts';

/** Converts a scalar or path to text. Throws an EvaluationError for any other type. */
export const toText = (value: RulesValue): string => {
  if (typeof value === 'number') return formatFloat(value);
  if (value !== null && typeof value === 'object' && !(value instanceof RulesPath)) {
    return failConversion(value, 'string');
  }
  return String(value);
};

const toBool = (value: RulesValue): boolean => {
  if (typeof value === 'boolean') return value;
  const text = typeof value === 'string' ? value.toLowerCase() : '';
  return text === 'true' || (text !== 'false' && failConversion(value, 'bool'));
};

const toFloat = (value: RulesValue): number => {
  if (typeof value === 'number' || typeof value === 'bigint') return Number(value);
  if (value === 'NaN') return Number.NaN;
  const isNumeral =
    typeof value === 'string' && /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(value);
  return isNumeral ? Number(value) : failConversion(value, 'float');
};

const toInt = (value: RulesValue): bigint => {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return truncate(value);
  const isNumeral = typeof value === 'string' && /^[+-]?\d+$/.test(value);
  return isNumeral ? toInt64(BigInt(value.replace('+', ''))) : failConversion(value, 'int');
};

const toPath = (text: string): RulesPath => {
  const segments = text.replace(/^\//, '').split('/');
  if (segments.includes('')) throw new EvaluationError(`A segment of the path ${text} is empty.`);
  return new RulesPath(segments);
};

const failConversion = (value: RulesValue, type: string): never => {
  const quoted = typeof value === 'string' ? ` '${value}'` : '';
  throw new EvaluationError(`Cannot convert ${typeOf(value)}${quoted} to ${type}.`);
};

/** `1.0`, `0.25`, `1.0E8`: the notation of Java, as in Google's emulator. */
const formatFloat = (value: number): string => {
  const size = Math.abs(value);
  if (!Number.isFinite(value)) return String(value);
  if (size === 0 || (size >= 1e-3 && size < 1e7)) return withPoint(String(value));
  const [digits, exponent] = value.toExponential().split('e') as [string, string];
  return `${withPoint(digits)}E${Number(exponent)}`;
};

const withPoint = (digits: string) => (digits.includes('.') ? digits : `${digits}.0`);

/**
 * The conversions between types.
 * https://firebase.google.com/docs/reference/rules/rules.Boolean (Float, Integer, Path, String)
 */
export const conversions: Builtins = {
  bool: builtin(['any'], toBool),
  float: builtin(['any'], toFloat),
  int: builtin(['any'], toInt),
  path: builtin(['string'], toPath),
  string: builtin(['any'], toText),
};

/**
 * Returns its argument. Google's emulator also logs it; the engine does no I/O.
 * https://firebase.google.com/docs/reference/rules/rules.debug
 */
export const debug = builtin(['any'], (value) => value);
