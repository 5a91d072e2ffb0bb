import type { FormikValues } from 'formik';
import { type ComponentProps, type ReactNode, useId } from 'react';
import type { SaveOutcome } from '../../../lib/forms/formFailure.ts';
import { ConfirmDialog } from '../../feedback/ConfirmDialog.tsx';
import { FormFailureText } from './FormFailureText.tsx';
import { FormikForm } from './FormikForm.tsx';
import { VersionedForm } from './VersionedForm.tsx';

/** A dialog that its page opens and closes. */
export type DialogState = Pick<
  ComponentProps<typeof ConfirmDialog>,
  'open' | 'onClose' | 'onClosed'
>;

type VersionedFormProps<Stored, Values extends FormikValues, Field extends string> = ComponentProps<
  typeof VersionedForm<Stored, Values, Field>
>;

interface VersionedDialogProps<Stored, Values extends FormikValues, Field extends string>
  extends Omit<VersionedFormProps<Stored, Values, Field>, 'children' | 'onSubmit'>,
    DialogState {
  question: string | ((base: Stored) => string);
  /** The deed that the button names: `Save the price`. */
  deed: string;
  /** Shown above the form. */
  subject?: ReactNode;
  onSave: (values: Values, base: Stored) => Promise<SaveOutcome<Stored>>;
  /** The fields. */
  children: ReactNode;
}

/** A dialog with a form for something that others can change meanwhile. It closes once it is saved. */
export const VersionedDialog = <Stored, Values extends FormikValues, Field extends string>({
  question,
  deed,
  subject,
  open,
  onClose,
  onClosed,
  onSave,
  children,
  ...versioned
}: VersionedDialogProps<Stored, Values, Field>) => {
  const form = useId();
  return (
    <VersionedForm
      {...versioned}
      onSubmit={async (values, base) => {
        const outcome = await onSave(values, base);
        if ('saved' in outcome) onClose();
        return outcome;
      }}
    >
      {({ base, isSubmitting, isEdited, status, submitForm }) => (
        <ConfirmDialog
          question={typeof question === 'string' ? question : question(base)}
          labels={{ confirm: deed }}
          color="primary"
          open={open}
          busy={isSubmitting}
          disabled={!isEdited}
          form={form}
          onConfirm={submitForm}
          onClose={onClose}
          {...(onClosed && { onClosed })}
        >
          {subject}
          <FormikForm id={form}>
            {children}
            <FormFailureText>{status}</FormFailureText>
          </FormikForm>
        </ConfirmDialog>
      )}
    </VersionedForm>
  );
};
