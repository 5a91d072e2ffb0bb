import { Formik, type FormikHelpers } from 'formik';
import { limits, type StaffNoteInput, staffNoteSchema } from 'functions/contract';
import { toFormFailure } from '../../lib/forms/toFormFailure.ts';
import { LeaveGuard } from '../../ui/feedback/LeaveGuard.tsx';
import { FormikForm } from '../../ui/inputs/forms/FormikForm.tsx';
import { FormikTextField } from '../../ui/inputs/forms/FormikTextField.tsx';
import { FormSubmit } from '../../ui/inputs/forms/FormSubmit.tsx';

interface NoteFormProps {
  onAdd: (text: string) => Promise<unknown>;
}

export const NoteForm = ({ onAdd }: NoteFormProps) => {
  const add = async (
    values: StaffNoteInput,
    { setErrors, setStatus, resetForm }: FormikHelpers<StaffNoteInput>,
  ) => {
    setStatus(undefined);
    try {
      await onAdd(staffNoteSchema.cast(values).text);
      resetForm();
    } catch (error) {
      const { message, errors } = toFormFailure(error, 'The note was not saved. ');
      setErrors(errors);
      setStatus(message);
    }
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
