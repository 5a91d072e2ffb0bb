import {
  type AttributeFacet,
  type AttributeFilterTexts,
  endsOfRange,
  flagNames,
  isFlag,
  measureText,
  rangeText,
  readMeasure,
  unitWith,
} from 'functions/contract';

/** A filter by an attribute, with the change that removes it. */
export const withFilter = (
  attributes: AttributeFilterTexts = {},
  key: string,
  text: string,
): { attributes: AttributeFilterTexts } => {
  const { [key]: _, ...others } = attributes;
  return { attributes: text === '' ? others : { ...others, [key]: text } };
};

/** The selected values of a choice. */
export const selectedChoices = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A value of a choice for people. */
export const choiceName = (kind: AttributeFacet['kind'], value: string): string =>
  kind === 'flag' && isFlag(value) ? flagNames[value] : value;

const endsText = (text: string): string => {
  const [min, max] = endsOfRange(text);
  if (min === max) return min;
  if (max === '') return `from ${min}`;
  return min === '' ? `up to ${max}` : `${min} to ${max}`;
};

/** A filter for people: with its attribute, if that is known. */
export const attributeFilterText = (
  key: string,
  text: string,
  facet: AttributeFacet | undefined,
): string => {
  if (!facet) return `${key}: ${text}`;
  if (facet.kind === 'number') return `${facet.label}: ${endsText(text)}`;
  const names = selectedChoices(text).map((value) => choiceName(facet.kind, value));
  return `${facet.label}: ${names.join(', ')}`;
};

const unitOf = ({ unit }: Pick<AttributeFacet, 'unit'>) => unitWith('symbol', unit) ?? null;

/** The ends of what there is, as examples in empty fields. */
export const boundTexts = (facet: AttributeFacet): { min: string; max: string } => {
  const unit = unitOf(facet);
  const { range } = facet;
  return range
    ? { min: measureText(range.min, unit), max: measureText(range.max, unit) }
    : { min: '', max: '' };
};

/** The filter that two typed ends are, or what is wrong with them and where. */
export const readEnds = (
  ends: { min: string; max: string },
  facet: AttributeFacet,
): { text: string } | { field: 'min' | 'max'; message: string } => {
  const unit = unitOf(facet);
  const texts = { min: '', max: '' };
  const numbers = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };
  for (const field of ['min', 'max'] as const) {
    if (ends[field].trim() === '') continue;
    const reading = readMeasure(ends[field], unit);
    if ('problem' in reading) return { field, message: reading.problem };
    texts[field] = reading.measure.text;
    numbers[field] = reading.measure.number[0] / reading.measure.number[1];
  }
  if (numbers.min > numbers.max) {
    return { field: 'min', message: 'The lowest value must not be above the highest' };
  }
  return { text: rangeText(texts.min, texts.max) };
};
