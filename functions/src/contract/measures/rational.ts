/**
 * An exact number: numerator and denominator without a common divisor, the denominator positive. So
 * equal numbers have equal parts, and their quotients are the same floating-point number.
 */
export type Rational = readonly [numerator: number, denominator: number];

const divisorOf = (one: bigint, other: bigint): bigint =>
  other === 0n ? one : divisorOf(other, one % other);

/** The number in lowest terms; undefined if a part would not be exact. */
const reduced = (numerator: bigint, denominator: bigint): Rational | undefined => {
  const divisor = divisorOf(numerator, denominator);
  const parts: Rational = [Number(numerator / divisor), Number(denominator / divisor)];
  return parts.every(Number.isSafeInteger) ? parts : undefined;
};

/** The product of two numbers; undefined if it has too many digits to be exact. */
export const product = (one: Rational, other: Rational): Rational | undefined =>
  reduced(BigInt(one[0]) * BigInt(other[0]), BigInt(one[1]) * BigInt(other[1]));

/** One divided by a number, which must not be 0. */
export const inverse = ([numerator, denominator]: Rational): Rational => [denominator, numerator];

/** The value to compare with others. */
export const quotient = ([numerator, denominator]: Rational): number => numerator / denominator;

/** The number that digits with a decimal part are; undefined for too many of them. */
export const decimalRational = (whole: string, decimals = ''): Rational | undefined =>
  reduced(BigInt(whole + decimals), 10n ** BigInt(decimals.length));

/** The number with at most so many decimals; undefined if it is not exactly that. */
export const exactDecimal = (
  [numerator, denominator]: Rational,
  decimals: number,
): string | undefined => {
  const scale = 10n ** BigInt(decimals);
  const scaled = BigInt(numerator) * scale;
  if (scaled % BigInt(denominator) !== 0n) return undefined;
  const digits = String(scaled / BigInt(denominator)).padStart(decimals + 1, '0');
  const part = digits.slice(digits.length - decimals).replace(/(?<!0)0+$/, '');
  return digits.slice(0, digits.length - decimals) + (part && `.${part}`);
};
