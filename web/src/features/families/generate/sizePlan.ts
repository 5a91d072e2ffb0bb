import {
  type Attribute,
  type AttributeReading,
  cellOf,
  limits,
  normaliseSku,
  readAttribute,
  readDollars,
  skuPattern,
  type Tool,
  tooManySizesMessage,
} from 'functions/contract';
import { sizedTool } from '../sizes/sizeRows.ts';

/** How sizes are generated, as staff type it. */
export interface PlanValues {
  /** The values of each axis, one per line. */
  values: string[];
  name: string;
  sku: string;
  /** One for all sizes, or one per line in their order. */
  prices: string;
  minOrder: string;
  available: string;
  stage: 'draft' | 'on-sale';
  /** The id of the size whose other fields they get. */
  copied: string;
  /** The combinations that are not made, by `keyOfValues`. */
  left: string[];
}

/** What tells one combination of values from another. */
export const keyOfValues = (values: readonly string[]): string => JSON.stringify(values);

/** A size to create. */
export interface PlannedSize {
  values: string[];
  name: string;
  sku: string;
  price: string;
  /** Whether the family has it already. */
  isPresent: boolean;
  /** Whether it is not made. */
  isLeft: boolean;
  problems: string[];
}

interface PlanContext {
  axes: readonly Attribute[];
  attributes: readonly Attribute[];
  sizes: readonly Tool[];
}

/** The lines of a text that are not empty. */
export const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Each combination of one value of each axis. */
const combinations = (values: readonly (readonly string[])[]): string[][] =>
  values.reduce<string[][]>(
    (rows, lines) => rows.flatMap((row) => lines.map((value) => [...row, value])),
    [[]],
  );

/** `12 mm` as a part of a SKU: without its usual unit, letters and digits only. */
const skuPart = (text: string, { unit }: Attribute): string => {
  const bare = unit && text.endsWith(unit) ? text.slice(0, -unit.length) : text;
  return bare
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
};

const placeholder = /\{([^{}]*)\}/g;

/** A pattern with the parts of the axes in place of `{blade-width}`. */
const filled = (pattern: string, parts: Readonly<Record<string, string>>): string =>
  pattern.replaceAll(placeholder, (all, key: string) => parts[key.trim()] ?? all).trim();

/** Why a pattern cannot be filled; null if it can. */
export const patternProblem = (pattern: string, axes: readonly Attribute[]): string | null => {
  const keys = axes.map(({ _id }) => _id);
  const unknown = [...pattern.matchAll(placeholder)].find(
    ([, key = '']) => !keys.includes(key.trim()),
  );
  if (!unknown) return null;
  return `There is no ${unknown[0]}: write ${keys.map((key) => `{${key}}`).join(' or ')}`;
};

/** What a pattern starts with: `Chisel {blade-width}`. */
export const usualPattern = (start: string, axes: readonly Attribute[], between: string): string =>
  [start, ...axes.map(({ _id }) => `{${_id}}`)].join(between);

const textOf = (reading: AttributeReading, text: string): string =>
  'value' in reading ? reading.value.text : text;

const priceProblem = (text: string): string | null => {
  if (text === '') return 'Price is required';
  const { value, problem } = readDollars(text);
  return value === null || value <= 0 ? (problem ?? 'Price must be more than 0') : null;
};

const repeated = (texts: readonly string[], at: number): boolean =>
  texts.indexOf(texts[at] ?? '') < at;

interface Row extends Omit<PlannedSize, 'isPresent' | 'isLeft'> {
  cell: string | undefined;
}

const rowOf = (texts: string[], price: string, plan: PlanValues, { axes }: PlanContext): Row => {
  const readings = axes.map((axis, at) => readAttribute(axis, texts[at] ?? ''));
  const shown = readings.map((reading, at) => textOf(reading, texts[at] ?? ''));
  const partsBy = (part: (text: string, axis: Attribute) => string) =>
    Object.fromEntries(axes.map((axis, at) => [axis._id, part(shown[at] ?? '', axis)]));
  const values = Object.fromEntries(axes.map(({ _id }, at) => [_id, shown[at] ?? '']));
  const numbers = Object.fromEntries(
    readings.flatMap((reading, at) => {
      const key = axes[at]?._id;
      return key && 'value' in reading && reading.value.number ? [[key, reading.value.number]] : [];
    }),
  );
  return {
    values: shown,
    name: filled(plan.name, values),
    sku: normaliseSku(filled(plan.sku, partsBy(skuPart))),
    price,
    problems: readings.flatMap((reading) => ('problem' in reading ? reading.problem : [])),
    cell: cellOf(
      axes.map(({ _id }) => _id),
      { attributes: values, attributeNumbers: numbers },
    ),
  };
};

const isText = (text: string | false | null): text is string => Boolean(text);

const problemsOf = (rows: readonly Row[], at: number, sizes: readonly Tool[]): string[] => {
  const row = rows[at];
  if (!row) return [];
  const cells = rows.map(({ cell }, place) => cell ?? String(place));
  const skus = rows.map(({ sku }) => sku);
  return [
    ...row.problems,
    repeated(cells, at) && 'This size is in the list twice',
    row.name === '' && 'Name is required',
    row.name.length > limits.toolName && `Name can have at most ${limits.toolName} characters`,
    !skuPattern.test(row.sku) && 'This is no SKU',
    repeated(skus, at) && 'This SKU is in the list twice',
    sizes.some(({ sku }) => sku === row.sku) && 'A size has this SKU already',
    priceProblem(row.price),
    at + sizes.length >= limits.family.sizes && tooManySizesMessage,
  ].filter(isText);
};

/** The sizes that a plan names, each with why it cannot be created. */
export const plannedSizes = (plan: PlanValues, context: PlanContext): PlannedSize[] => {
  const { axes, attributes, sizes } = context;
  const prices = linesIn(plan.prices);
  const keys = axes.map(({ _id }) => _id);
  const taken = new Set(sizes.map((tool) => cellOf(keys, sizedTool(tool, attributes))));
  const all = combinations(axes.map((_, at) => linesIn(plan.values[at] ?? ''))).map((texts, at) =>
    rowOf(texts, (prices.length > 1 ? prices[at] : prices[0]) ?? '', plan, context),
  );
  const isLeft = ({ values }: Row) => plan.left.includes(keyOfValues(values));
  const isPresent = ({ cell }: Row) => cell !== undefined && taken.has(cell);
  const created = all.filter((row) => !isLeft(row) && !isPresent(row));
  return all.map(({ cell: _, ...row }, at) => {
    const one = all[at];
    const state = { isLeft: !!one && isLeft(one), isPresent: !!one && isPresent(one) };
    const place = one ? created.indexOf(one) : -1;
    return { ...row, ...state, problems: place < 0 ? [] : problemsOf(created, place, sizes) };
  });
};

/** The sizes of a plan that are to be created. */
export const sizesToCreate = (planned: readonly PlannedSize[]): PlannedSize[] =>
  planned.filter(({ isLeft, isPresent }) => !isLeft && !isPresent);
