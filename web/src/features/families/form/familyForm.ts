import {
  type Attribute,
  axisProblem,
  type Family,
  type FamilyInput,
  familySchema,
} from 'functions/contract';
import { typedText, type VersionedFields } from '../../../lib/forms/formMerge.ts';

/** A family as staff type it; the second attribute is empty if there is only one. */
export interface FamilyValues {
  name: string;
  text: string;
  imageLink: string;
  axes: string[];
  toolIds: string[];
}

export const blankFamily: FamilyValues = {
  name: '',
  text: '',
  imageLink: '',
  axes: ['', ''],
  toolIds: [],
};

const labels = {
  name: 'Name',
  text: 'Text',
  imageLink: 'Picture',
  axes: 'Sizes differ in',
  toolIds: 'Sizes',
} as const;

/** A field of a family by which two versions are compared. */
export type FamilyField = keyof typeof labels;

/** The form of the API. */
export const familyInputOf = (values: FamilyValues): FamilyInput => ({
  ...values,
  axes: values.axes.filter((key) => key !== ''),
});

/**
 * The form of the API, from values in which Formik has made empty texts undefined. A chosen picture
 * has an object URL, which the contract's rules for links refuse.
 */
const familyFormSchema = familySchema
  .omit(['imageLink'])
  .transform(({ text = '', axes = [], ...values }) => ({
    ...values,
    text,
    axes: axes.filter(Boolean),
  }));

/** The fields of a family, by which two versions are compared. */
export const familyFields: VersionedFields<Family, FamilyValues, FamilyField> = {
  labels,
  textOf: (field, values) => {
    if (field === 'axes') return familyInputOf(values).axes.join(', ');
    return field === 'toolIds' ? values.toolIds.toSorted().join('\n') : typedText(field, values);
  },
  valuesOf: ({ axes: [first = '', second = ''], ...family }) => ({
    name: family.name,
    text: family.text,
    imageLink: family.imageLink,
    axes: [first, second],
    toolIds: family.toolIds,
  }),
  schema: familyFormSchema,
};

/** The attributes in which sizes can differ. */
export const axisChoices = (attributes: readonly Attribute[]): Attribute[] =>
  attributes.filter((attribute) => axisProblem(attribute._id, attribute) === undefined);
