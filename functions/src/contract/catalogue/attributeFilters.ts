import { type AttributeRules, flags } from '../attributes/model.ts';
import { readAttribute } from '../attributes/values.ts';
import { quotient } from '../measures/rational.ts';

/** Filters by attributes as addresses have them, by key: `10 mm..25 mm`, `Ash,Beech`, `yes`. */
export type AttributeFilterTexts = Record<string, string>;

/** The start of the parameters of filters by attributes: `attr.blade-width`. */
export const attributeParameter = 'attr.';

/** A filter of a number, both ends included, or of the places of values among the choices. */
export type AttributeFilter = { min: number; max: number } | { choices: ReadonlySet<number> };

type Filtered = Pick<AttributeRules, 'kind' | 'unit' | 'choices'>;

/** The values of a choice or a flag, in the order in which they are shown. */
export const choicesOf = ({ kind, choices }: Filtered): readonly string[] =>
  kind === 'flag' ? flags : choices;

/** The filter that two ends are; an empty one is open. */
export const rangeText = (min: string, max: string): string =>
  min === '' && max === '' ? '' : `${min}..${max}`;

/** The two ends of the filter of a number. */
export const endsOfRange = (text: string): [min: string, max: string] => {
  const [min = '', max = min] = text.split('..').map((end) => end.trim());
  return [min, max];
};

/** Reads one value like one of a tool. */
const asAttribute = (attribute: Filtered): AttributeRules => ({
  _id: '',
  label: '',
  categories: [],
  ...attribute,
});

const endOf = (text: string, attribute: Filtered, open: number): number | undefined => {
  if (text === '') return open;
  const reading = readAttribute(asAttribute(attribute), text);
  return 'value' in reading && reading.value.number ? quotient(reading.value.number) : undefined;
};

const rangeOf = (text: string, attribute: Filtered): AttributeFilter | undefined => {
  const [minText, maxText] = endsOfRange(text);
  if (minText === '' && maxText === '') return undefined;
  const min = endOf(minText, attribute, Number.NEGATIVE_INFINITY);
  const max = endOf(maxText, attribute, Number.POSITIVE_INFINITY);
  return min === undefined || max === undefined || min > max ? undefined : { min, max };
};

/** The filter of an attribute; undefined for a text that names no value of it. */
export const attributeFilterOf = (
  attribute: Filtered,
  text: string,
): AttributeFilter | undefined => {
  if (attribute.kind === 'number') return rangeOf(text, attribute);
  const all = choicesOf(attribute);
  const places = text.split(',').flatMap((part) => {
    const reading = readAttribute(asAttribute(attribute), part);
    return 'value' in reading ? all.indexOf(reading.value.text) : [];
  });
  return places.length > 0 ? { choices: new Set(places) } : undefined;
};
