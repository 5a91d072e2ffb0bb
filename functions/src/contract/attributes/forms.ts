import { array, boolean, type InferType, number, object, string, ValidationError } from 'yup';
import { limits } from '../limits.ts';
import { unitWith } from '../measures/units.ts';
import { readPieces } from '../numbers/readNumbers.ts';
import { typedNumber } from '../numbers/typedNumber.ts';
import { foldedText } from '../text/foldedText.ts';
import { oneLine, requiredText, text } from '../text/text.ts';
import { attributeKey } from '../tools/attributeTexts.ts';
import { toolCategories } from '../tools/categories.ts';
import { attributeKinds } from './fields.ts';

const { choices: maxChoices, order: maxOrder, label, choice } = limits.attributes;

const choiceField = requiredText('Choice', choice)
  .matches(oneLine, 'Choice must be one line')
  .matches(/^(?!.*(?:,|\.\.))/, 'A choice must have no comma and no two dots in a row');

/** The lines of a text that are not empty; any other value stays as it is. */
const linesIn = (_: unknown, original: unknown): unknown =>
  typeof original === 'string'
    ? original
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
    : original;

const choicesField = array()
  .transform(linesIn)
  .of(choiceField)
  .typeError('Choices must be a list')
  .required('Choices must be a list')
  .min(0)
  .max(maxChoices, `Enter at most ${maxChoices} choices`)
  .test('distinct', (choices, { createError, path }) => {
    const names = (Array.isArray(choices) ? choices : []).map((one) => foldedText(String(one)));
    const at = names.findIndex((name, position) => names.indexOf(name) < position);
    return at < 0 || createError({ path: `${path}[${at}]`, message: 'This choice appears twice' });
  });

const categoriesField = array()
  .of(
    string()
      .typeError('Choose categories of the catalogue')
      .required('Choose categories of the catalogue')
      .oneOf(toolCategories, 'Choose categories of the catalogue'),
  )
  .typeError('Categories must be a list')
  .required('Categories must be a list')
  .min(0)
  .max(toolCategories.length, 'Choose each category once');

/** The form of an edit of an attribute, besides its version. */
const editableFields = {
  label: requiredText('Label', label)
    .matches(oneLine, 'Label must be one line')
    .matches(/^[^:]*$/, 'Label must have no colon'),
  unit: text('Unit', 10).defined('Unit is required'),
  choices: choicesField,
  categories: categoriesField,
  isFacet: boolean().typeError('Filter must be true or false').required('Filter is required'),
  order: typedNumber(number(), readPieces, 'Place must be a number')
    .required('Place is required')
    .integer('Place must be a whole number')
    .min(0, 'Place must be at least 0')
    .max(maxOrder, `Place must be at most ${maxOrder}`),
};

interface Related {
  kind?: unknown;
  unit?: unknown;
  choices?: unknown;
  isFacet?: unknown;
}

/** The problems of fields that must fit the kind of an attribute, by field. */
export const problemsOfAttribute = ({ kind, unit, choices, isFacet }: Related) => {
  const problems: Record<string, string> = {};
  const hasUnit = typeof unit === 'string' && unit !== '';
  const hasChoices = Array.isArray(choices) && choices.length > 0;
  if (kind === 'number' && hasUnit && !unitWith('symbol', unit)) {
    problems.unit = `There is no unit “${unit}”`;
  }
  if (kind !== 'number' && hasUnit) problems.unit = 'Only a number has a unit';
  if (kind === 'choice' && !hasChoices) problems.choices = 'Enter a choice';
  if (kind !== 'choice' && hasChoices) problems.choices = 'Only a choice has choices';
  if (kind === 'text' && isFacet === true) {
    problems.isFacet = 'The catalogue cannot be filtered by a text: make it a choice';
  }
  return problems;
};

/** The form of a new attribute. Its key and kind never change. */
export const attributeSchema = object({
  key: attributeKey('Key').required('Key is required'),
  kind: string()
    .typeError('Kind must be a text')
    .required('Kind is required')
    .oneOf(attributeKinds, `Kind must be one of: ${attributeKinds.join(', ')}`),
  ...editableFields,
}).test('related', (fields, context) => {
  const problems = Object.entries(problemsOfAttribute(fields ?? {}));
  if (problems.length === 0) return true;
  return new ValidationError(
    problems.map(([path, message]) => context.createError({ path, message })),
  );
});
export type AttributeInput = InferType<typeof attributeSchema>;

/** The form of an edit of an attribute, and the version for which it was made. */
export const attributeEditSchema = object({
  ...editableFields,
  version: requiredText('Version', limits.cartVersion),
});
export type AttributeEdit = InferType<typeof attributeEditSchema>;
