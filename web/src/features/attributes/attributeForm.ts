import {
  type Attribute,
  type AttributeInput,
  type AttributeKind,
  attributeEditSchema,
  attributeSchema,
  categoryNames,
  isToolCategory,
  readPieces,
  slugOf,
} from 'functions/contract';
import type { VersionedFields } from '../../lib/forms/formMerge.ts';
import { schemaErrors } from '../../lib/forms/schemaErrors.ts';

/** An attribute as staff type it: a line for each choice. */
export interface AttributeValues {
  key: string;
  label: string;
  kind: AttributeKind;
  unit: string;
  choices: string;
  categories: string[];
  isFacet: boolean;
  order: string | number;
}

/** The kinds for people. */
export const kindNames: Record<AttributeKind, string> = {
  number: 'Number with a unit',
  choice: 'Choice',
  flag: 'Yes or no',
  text: 'Text',
};

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The values of the form for a new attribute behind all others. */
export const blankAttribute = (attributes: readonly Attribute[]): AttributeValues => ({
  key: '',
  label: '',
  kind: 'number',
  unit: 'mm',
  choices: '',
  categories: [],
  isFacet: true,
  order: Math.max(0, ...attributes.map(({ order }) => order)) + 10,
});

/** The values that the form of a stored attribute starts with. */
const valuesOfAttribute = ({ _id, ...attribute }: Attribute): AttributeValues => ({
  key: _id,
  label: attribute.label,
  kind: attribute.kind,
  unit: attribute.unit,
  choices: attribute.choices.join('\n'),
  categories: attribute.categories,
  isFacet: attribute.isFacet,
  order: attribute.order,
});

/** The form of the API: only what the kind has. A key that is not typed is that of the label. */
export const inputOf = ({ choices, categories, ...values }: AttributeValues): AttributeInput => ({
  ...values,
  key: values.key.trim() || slugOf(values.label),
  unit: values.kind === 'number' ? values.unit : '',
  choices: values.kind === 'choice' ? linesOf(choices) : [],
  categories: categories.filter(isToolCategory),
  isFacet: values.kind === 'text' ? false : values.isFacet,
  order: readPieces(String(values.order)).value ?? Number.NaN,
});

/** The errors of a new attribute, by field. */
export const attributeErrors = (values: AttributeValues): Record<string, string> =>
  schemaErrors(attributeSchema, inputOf(values));

/** The fields of an attribute that can change, by which two versions are compared. */
export const attributeFields: VersionedFields<
  Attribute,
  AttributeValues,
  'label' | 'unit' | 'choices' | 'categories' | 'isFacet' | 'order'
> = {
  labels: {
    label: 'Label',
    unit: 'Unit',
    choices: 'Choices',
    categories: 'Categories',
    isFacet: 'Filter of the catalogue',
    order: 'Place',
  },
  textOf: (field, values) => {
    const input = inputOf(values);
    if (field === 'choices') return input.choices.join('\n');
    if (field === 'isFacet') return input.isFacet ? 'Yes' : 'No';
    if (field !== 'categories') return String(values[field]).trim();
    return input.categories.map((category) => categoryNames[category]).join(', ');
  },
  valuesOf: valuesOfAttribute,
  schema: attributeEditSchema.omit(['version']),
};
