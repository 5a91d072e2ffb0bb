import { decimalMark } from './measures.ts';

/** Units that measure the same, with how many of the smallest each has. */
const scales: readonly Readonly<Record<string, number>>[] = [
  { mm: 1, cm: 10, m: 1_000 },
  { in: 1, ft: 12 },
  { g: 1, kg: 1_000 },
  { oz: 1, lb: 16 },
  { ml: 1, l: 1_000 },
];

const measure = new RegExp(
  `^(\\d[\\d${decimalMark}]*(?:x\\d[\\d${decimalMark}]*)*)(\\p{L}+)$`,
  'u',
);
/** Nobody writes a measure with more. */
const mostDecimals = 3;

const scaled = (value: string, factor: number): string | undefined => {
  const number = Number((Number(value.replace(decimalMark, '.')) * factor).toFixed(6));
  const [, decimals = ''] = String(number).split('.');
  return number > 0 && decimals.length <= mostDecimals
    ? String(number).replace('.', decimalMark)
    : undefined;
};

/** The same measure in other units, as a search writes it: `600mm` and `0·6m` for `60cm`. */
export const equalMeasuresOf = (word: string): string[] => {
  const [, values = '', unit = ''] = measure.exec(word) ?? [];
  const scale = scales.find((units) => Object.hasOwn(units, unit));
  if (!scale) return [];
  return Object.entries(scale).flatMap(([other, size]) => {
    const factor = (scale[unit] ?? 1) / size;
    const numbers = values.split('x').map((value) => scaled(value, factor));
    return other === unit || numbers.includes(undefined) ? [] : numbers.join('x') + other;
  });
};
