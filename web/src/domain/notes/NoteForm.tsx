import { Formik, type FormikHelpers } from 'formik';
import { limits, type StaffNoteInput, staffNoteSchema } from 'functions/contract';
import type { FormFailure } from '../../lib/forms/formFailure.ts';
import { LeaveGuard } from '../../ui/feedback/LeaveGuard.tsx';
import { FormikForm } from '../../ui/inputs/forms/FormikForm.tsx';
import { FormikTextField } from '../../ui/inputs/forms/FormikTextField.tsx';
import { FormSubmit } from '../../ui/inputs/forms/FormSubmit.tsx';

interface NoteFormProps {
  /** Resolves to why the note was not saved, or null. */
  onAdd: (text: string) => Promise<FormFailure | null>;
}

export const NoteForm = ({ onAdd }: NoteFormProps) => {
  const add = async (
    values: StaffNoteInput,
    { setErrors, setStatus, resetForm }: FormikHelpers<StaffNoteInput>,
  ) => {
    setStatus(undefined);
    const failure = await onAdd(staffNoteSchema.cast(values).text);
    if (!failure) return resetForm();
    setErrors(failure.errors);
    setStatus(failure.message);
  };
  return (
    <Formik initialValues={{ text: '' }} validationSchema={staffNoteSchema} onSubmit={add}>
      {({ values }) => (
        <FormikForm>
          <LeaveGuard when={values.text.trim() !== ''} />
          <FormikTextField
            id="staff-note"
            name="text"
            label="Note"
            multiline
            minRows={2}
            maxRows={12}
            helperText="Only staff read it"
            slotProps={{ htmlInput: { maxLength: limits.staffNote } }}
          />
          <FormSubmit>Add note</FormSubmit>
        </FormikForm>
      )}
    </Formik>
  );
};
