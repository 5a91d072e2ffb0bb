import { Formik, type FormikHelpers, type FormikProps, type FormikValues } from 'formik';
import { type ReactNode, useRef, useState } from 'react';
import type { SaveOutcome } from '../../../lib/forms/formFailure.ts';
import {
  conflictingFields,
  differingFields,
  rebase,
  type VersionedFields,
} from '../../../lib/forms/formMerge.ts';
import { nestedErrors } from '../../../lib/forms/nestedErrors.ts';
import { ConflictDialog } from '../../feedback/ConflictDialog.tsx';

interface FormState<Stored, Values> extends FormikProps<Values> {
  /** The stored version on which the values are based. */
  base: Stored;
  isEdited: boolean;
}

interface VersionedFormProps<Stored, Values extends FormikValues, Field extends string> {
  stored: Stored;
  fields: VersionedFields<Stored, Values, Field>;
  conflictTitle: string;
  /** How a conflict shows the value of a field; as its text without it. */
  shownAs?: (field: Field, values: Values) => ReactNode;
  onSubmit: (values: Values, base: Stored) => Promise<SaveOutcome<Stored>>;
  /** Renders a FormikForm. */
  children: (state: FormState<Stored, Values>) => ReactNode;
}

type Helpers<Values> = Pick<
  FormikHelpers<Values>,
  'resetForm' | 'setErrors' | 'setStatus' | 'setValues'
>;

/** Saves the values and detects conflicts with what someone else saved meanwhile. */
const useSaving = <Stored, Values extends FormikValues, Field extends string>({
  stored,
  fields,
  onSubmit,
}: VersionedFormProps<Stored, Values, Field>) => {
  const { valuesOf } = fields;
  const [base, setBase] = useState(stored);
  const [theirs, setTheirs] = useState<Stored | null>(null);
  const form = useRef<FormikProps<Values>>(null);

  const startFrom = (next: Stored, { resetForm }: Pick<Helpers<Values>, 'resetForm'>) => {
    setTheirs(null);
    setBase(next);
    resetForm({ values: valuesOf(next) });
  };
  const save = async (values: Values, from: Stored, helpers: Helpers<Values>) => {
    helpers.setStatus(undefined);
    const outcome = await onSubmit(values, from);
    if ('saved' in outcome) {
      // Fields may have been edited while the others were being saved.
      const typed = form.current?.values ?? values;
      startFrom(outcome.saved, helpers);
      return void helpers.setValues(rebase(fields, typed, values, valuesOf(outcome.saved)));
    }
    if ('theirs' in outcome) return setTheirs(outcome.theirs);
    helpers.setErrors(nestedErrors(outcome.failure.errors));
    helpers.setStatus(outcome.failure.message);
  };
  return { form, base, theirs, startFrom, save };
};

/**
 * A Formik form for something that others can change meanwhile. It shows what they have changed,
 * and loses nothing that was typed.
 */
export const VersionedForm = <Stored, Values extends FormikValues, Field extends string>(
  props: VersionedFormProps<Stored, Values, Field>,
) => {
  const { stored, fields, conflictTitle, shownAs = fields.textOf, children } = props;
  const { valuesOf, schema } = fields;
  const { form: innerRef, base, theirs, startFrom, save } = useSaving(props);
  return (
    <Formik<Values>
      innerRef={innerRef}
      initialValues={valuesOf(stored)}
      validationSchema={schema}
      onSubmit={(values, helpers) => save(values, base, helpers)}
    >
      {(form) => {
        const { values } = form;
        const keepEditing = (newer: Stored) => {
          const rebased = rebase(fields, values, valuesOf(base), valuesOf(newer));
          startFrom(newer, form);
          void form.setValues(rebased);
          return rebased;
        };
        const keepMine = async (newer: Stored) => {
          const rebased = keepEditing(newer);
          form.setSubmitting(true);
          await save(rebased, newer, form);
          form.setSubmitting(false);
        };
        const isEdited = differingFields(fields, values, valuesOf(base)).length > 0;
        return (
          <>
            {children({ ...form, base, isEdited })}
            {theirs && (
              <ConflictDialog
                title={conflictTitle}
                fields={conflictingFields(
                  fields,
                  {
                    mine: rebase(fields, values, valuesOf(base), valuesOf(theirs)),
                    theirs: valuesOf(theirs),
                  },
                  shownAs,
                )}
                onTakeTheirs={() => startFrom(theirs, form)}
                onKeepEditing={() => keepEditing(theirs)}
                onKeepMine={() => void keepMine(theirs)}
              />
            )}
          </>
        );
      }}
    </Formik>
  );
};
