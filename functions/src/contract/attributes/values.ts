import type { Rational } from '../measures/rational.ts';
import { readMeasure } from '../measures/readMeasure.ts';
import { type Unit, unitWith } from '../measures/units.ts';
import { foldedText } from '../text/foldedText.ts';
import type { AttributeTexts } from '../tools/attributeTexts.ts';
import type { ToolCategory } from '../tools/categories.ts';
import type { Specification } from '../tools/model.ts';
import { type AttributeRules, flags, isForCategory } from './model.ts';

/** A value as people read it, and the number of a measure in base units. */
interface AttributeValue {
  text: string;
  number?: Rational;
}

/** A value, or why a text is none. */
export type AttributeReading = { value: AttributeValue } | { problem: string };

/** The unit of an attribute; null for one without. */
export const unitOfAttribute = ({ unit }: Pick<AttributeRules, 'unit'>): Unit | null =>
  unitWith('symbol', unit) ?? null;

const sameText = (one: string, other: string): boolean =>
  foldedText(one.trim()) === foldedText(other.trim());

const choiceIn = (choices: readonly string[], text: string): AttributeReading => {
  const choice = choices.find((one) => sameText(one, text));
  return choice === undefined
    ? { problem: `“${text}” is not a choice: write ${choices.join(', ')}` }
    : { value: { text: choice } };
};

const otherFlags: Record<string, (typeof flags)[number]> = { true: 'yes', false: 'no' };

const readers: Record<
  AttributeRules['kind'],
  (text: string, attribute: AttributeRules) => AttributeReading
> = {
  number: (text, attribute) => {
    const reading = readMeasure(text, unitOfAttribute(attribute));
    return 'measure' in reading ? { value: reading.measure } : reading;
  },
  choice: (text, { choices }) => choiceIn(choices, text),
  flag: (text) => {
    const reading = choiceIn(flags, otherFlags[text.trim().toLowerCase()] ?? text);
    return 'value' in reading ? reading : { problem: 'Write yes or no' };
  },
  text: (text) => ({ value: { text: text.trim() } }),
};

/** Reads a value of an attribute as people type it. */
export const readAttribute = (attribute: AttributeRules, text: string): AttributeReading =>
  readers[attribute.kind](text, attribute);

/** The values of a tool, and why others are none, by key. */
export interface AttributeValues {
  values: Record<string, AttributeValue>;
  problems: Record<string, string>;
}

/** Reads the values of a tool of a category. An empty text is no value. */
export const readAttributes = (
  texts: AttributeTexts,
  attributes: readonly AttributeRules[],
  category: ToolCategory,
): AttributeValues => {
  const result: AttributeValues = { values: {}, problems: {} };
  for (const [key, text] of Object.entries(texts)) {
    if (text.trim() === '') continue;
    const attribute = attributes.find(({ _id }) => _id === key);
    if (!attribute) result.problems[key] = `There is no attribute ${key}`;
    else if (!isForCategory(attribute, category)) {
      result.problems[key] = `${attribute.label} is not for tools of this category`;
    } else {
      const reading = readAttribute(attribute, text);
      if ('value' in reading) result.values[key] = reading.value;
      else result.problems[key] = reading.problem;
    }
  }
  return result;
};

/** The texts of values, by key. */
export const textsOfValues = (values: AttributeValues['values']): AttributeTexts =>
  Object.fromEntries(Object.entries(values).map(([key, { text }]) => [key, text]));

/** The numbers of measures in base units, by key. */
export const numbersOfValues = (values: AttributeValues['values']): Record<string, Rational> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, { number }]) => (number ? [[key, number]] : [])),
  );

/** A tool whose rows may be values of attributes. */
interface WithRows {
  category: ToolCategory;
  specifications: readonly Specification[];
  attributes: AttributeTexts;
}

/**
 * Moves the rows that attributes can hold to these: those with the label of an attribute of the
 * category, whose text is a value of it. All other rows stay, and no value is replaced.
 */
export const rowsToAttributes = (
  { category, specifications, attributes }: WithRows,
  known: readonly AttributeRules[],
): Pick<WithRows, 'attributes'> & { specifications: Specification[] } => {
  const texts = { ...attributes };
  const rest = specifications.filter(({ name, value }) => {
    const attribute = known.find(
      (one) => sameText(one.label, name) && isForCategory(one, category),
    );
    const reading = attribute && readAttribute(attribute, value);
    if (!reading || !('value' in reading) || attribute._id in texts) return true;
    texts[attribute._id] = reading.value.text;
    return false;
  });
  return { attributes: texts, specifications: rest };
};
