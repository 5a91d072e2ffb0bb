import { Formik, type FormikHelpers, type FormikProps } from 'formik';
import type { ShopSettings } from 'functions/contract';
import { useRef, useState } from 'react';
import type { FormFailure } from '../../lib/forms/formFailure.ts';
import { nestedErrors } from '../../lib/forms/nestedErrors.ts';
import { ConflictDialog } from '../../ui/feedback/ConflictDialog.tsx';
import { LeaveGuard } from '../../ui/feedback/LeaveGuard.tsx';
import { FormikForm } from '../../ui/inputs/FormikForm.tsx';
import { FormSubmit } from '../../ui/inputs/FormSubmit.tsx';
import { MissingSettings } from './MissingSettings.tsx';
import { SettingFields } from './SettingFields.tsx';
import {
  differingFields,
  rebase,
  type SettingsValues,
  settingLabels,
  settingsFormSchema,
  settingsOf,
  settingText,
  valuesOf,
} from './settingsValues.ts';

/** The result of saving: the stored settings, a failure, or what someone else saved first. */
export type SaveOutcome =
  | { saved: ShopSettings }
  | { failure: FormFailure }
  | { theirs: ShopSettings };

interface SettingsFormProps {
  settings: ShopSettings;
  onSubmit: (settings: ShopSettings) => Promise<SaveOutcome>;
}

type Helpers = Pick<
  FormikHelpers<SettingsValues>,
  'resetForm' | 'setErrors' | 'setStatus' | 'setValues'
>;

/** Saves the values and detects conflicts with what someone else saved meanwhile. */
const useSaving = ({ settings, onSubmit }: SettingsFormProps) => {
  const [base, setBase] = useState(settings);
  const [theirs, setTheirs] = useState<ShopSettings | null>(null);
  const form = useRef<FormikProps<SettingsValues>>(null);

  const startFrom = (next: ShopSettings, { resetForm }: Pick<Helpers, 'resetForm'>) => {
    setTheirs(null);
    setBase(next);
    resetForm({ values: valuesOf(next) });
  };
  const save = async (values: SettingsValues, { version }: ShopSettings, helpers: Helpers) => {
    helpers.setStatus(undefined);
    const outcome = await onSubmit(settingsOf(values, version));
    if ('saved' in outcome) {
      // Fields may have been edited while the others were being saved.
      const typed = form.current?.values ?? values;
      startFrom(outcome.saved, helpers);
      return void helpers.setValues(rebase(typed, values, valuesOf(outcome.saved)));
    }
    if ('theirs' in outcome) return setTheirs(outcome.theirs);
    helpers.setErrors(nestedErrors(outcome.failure.errors));
    helpers.setStatus(outcome.failure.message);
  };
  return { form, base, theirs, startFrom, save };
};

const conflictingFields = (mine: SettingsValues, theirs: SettingsValues) =>
  differingFields(mine, theirs).map((field) => ({
    label: settingLabels[field],
    theirs: settingText(field, theirs) || '–',
    mine: settingText(field, mine) || '–',
  }));

/** The form with all settings of the shop. */
export const SettingsForm = (props: SettingsFormProps) => {
  const { form: innerRef, base, theirs, startFrom, save } = useSaving(props);
  return (
    <>
      <MissingSettings settings={base} />
      <Formik
        innerRef={innerRef}
        initialValues={valuesOf(props.settings)}
        validationSchema={settingsFormSchema}
        onSubmit={(values, helpers) => save(values, base, helpers)}
      >
        {({ values, ...form }) => {
          const isEdited = differingFields(values, valuesOf(base)).length > 0;
          const keepEditing = (newer: ShopSettings) => {
            const rebased = rebase(values, valuesOf(base), valuesOf(newer));
            startFrom(newer, form);
            void form.setValues(rebased);
            return rebased;
          };
          const keepMine = async (newer: ShopSettings) => {
            const rebased = keepEditing(newer);
            form.setSubmitting(true);
            await save(rebased, newer, form);
            form.setSubmitting(false);
          };
          return (
            <FormikForm>
              <LeaveGuard when={isEdited} />
              <SettingFields />
              <FormSubmit disabled={!isEdited}>Save settings</FormSubmit>
              {theirs && (
                <ConflictDialog
                  title="Someone else has changed the settings"
                  fields={conflictingFields(
                    rebase(values, valuesOf(base), valuesOf(theirs)),
                    valuesOf(theirs),
                  )}
                  onTakeTheirs={() => startFrom(theirs, form)}
                  onKeepEditing={() => keepEditing(theirs)}
                  onKeepMine={() => void keepMine(theirs)}
                />
              )}
            </FormikForm>
          );
        }}
      </Formik>
    </>
  );
};
