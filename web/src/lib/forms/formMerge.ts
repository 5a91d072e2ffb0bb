import { getIn, setIn } from 'formik';
import type { Schema } from 'yup';

/** The fields of a form by their paths, and their values as text. */
export interface FormFields<Values, Field extends string = string> {
  labels: Readonly<Record<Field, string>>;
  textOf: (field: Field, values: Values) => string;
}

/** The fields of something that others can change meanwhile. */
export interface VersionedFields<Stored, Values, Field extends string = string>
  extends FormFields<Values, Field> {
  /** The values that the form starts with. */
  valuesOf: (stored: Stored) => Values;
  schema: Schema;
}

/** The value of a field as a person typed it. */
export const typedText = (field: string, values: unknown): string =>
  String(getIn(values, field) ?? '').trim();

const namesOf = <Field extends string>(labels: Readonly<Record<Field, string>>) =>
  Object.keys(labels) as Field[];

/** The fields whose values differ. */
export const differingFields = <Values, Field extends string>(
  { labels, textOf }: FormFields<Values, Field>,
  one: Values,
  other: Values,
): Field[] => namesOf(labels).filter((field) => textOf(field, one) !== textOf(field, other));

/** Applies the changes that were made to `base` to a newer version. */
export const rebase = <Values, Field extends string>(
  fields: FormFields<Values, Field>,
  values: Values,
  base: Values,
  theirs: Values,
): Values =>
  differingFields(fields, values, base).reduce<Values>(
    (rebased, field) => setIn(rebased, field, getIn(values, field)),
    theirs,
  );

/** Two versions of the values of a form. */
interface Versions<Values> {
  mine: Values;
  theirs: Values;
}

/** The fields that differ, with both values as `shownAs` shows them. */
export const conflictingFields = <Values, Field extends string, Shown>(
  fields: FormFields<Values, Field>,
  { mine, theirs }: Versions<Values>,
  shownAs: (field: Field, values: Values) => Shown,
) =>
  differingFields(fields, mine, theirs).map((field) => ({
    label: fields.labels[field],
    theirs: shownAs(field, theirs) || '–',
    mine: shownAs(field, mine) || '–',
  }));
