import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Formik, type FormikHelpers } from 'formik';
import { groupSchema, limits } from 'functions/contract';
import type { FormFailure } from '../../../../lib/forms/formFailure.ts';
import { nestedErrors } from '../../../../lib/forms/nestedErrors.ts';
import { FormFailureText } from '../../../../ui/inputs/forms/FormFailureText.tsx';
import { FormikForm } from '../../../../ui/inputs/forms/FormikForm.tsx';
import { FormikTextField } from '../../../../ui/inputs/forms/FormikTextField.tsx';
import { type GroupValues, groupNameOf } from './groupForm.ts';

interface NewGroupFormProps {
  /** Resolves to the reason why the group was not created, or null. */
  onCreate: (name: string) => Promise<FormFailure | null>;
}

const row = {
  display: 'grid',
  columnGap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  maxWidth: 640,
} as const;

/** Creates a group. */
export const NewGroupForm = ({ onCreate }: NewGroupFormProps) => {
  const send = async (
    values: GroupValues,
    { resetForm, setErrors, setStatus }: FormikHelpers<GroupValues>,
  ) => {
    setStatus(undefined);
    const failure = await onCreate(groupNameOf(values));
    if (!failure) return resetForm();
    setErrors(nestedErrors(failure.errors));
    setStatus(Object.keys(failure.errors).length > 0 ? undefined : failure.message);
  };
  return (
    <Formik initialValues={{ name: '' }} validationSchema={groupSchema} onSubmit={send}>
      {({ isSubmitting, status }) => (
        <FormikForm>
          <Box sx={row}>
            <FormikTextField
              id="new-group-name"
              name="name"
              label="Name of a new group"
              autoComplete="off"
              slotProps={{ htmlInput: { maxLength: limits.priceListName } }}
            />
            <Button
              type="submit"
              variant="contained"
              loading={isSubmitting}
              sx={{ minHeight: 56, mb: { xs: 2, sm: 0 } }}
            >
              Create group
            </Button>
          </Box>
          <FormFailureText>{status}</FormFailureText>
        </FormikForm>
      )}
    </Formik>
  );
};
