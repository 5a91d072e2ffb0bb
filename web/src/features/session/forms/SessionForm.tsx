import FormHelperText from '@mui/material/FormHelperText';
import { Formik, type FormikValues } from 'formik';
import type { ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { SendButton } from '../../../ui/feedback/SendButton.tsx';
import { FormikForm } from '../../../ui/inputs/forms/FormikForm.tsx';

interface SessionFormProps<Fields extends FormikValues> {
  initialValues: Fields;
  schema: ObjectSchema<Fields>;
  submitLabel: string;
  children: ReactNode;
  /** Resolves to an error message, or null. */
  onSubmit: (fields: Fields) => Promise<string | null>;
}

/** The form of the login, registration and reset pages. Its error is below the fields. */
export const SessionForm = <Fields extends FormikValues>({
  initialValues,
  schema,
  submitLabel,
  children,
  onSubmit,
}: SessionFormProps<Fields>) => (
  <Formik<Fields>
    initialValues={initialValues}
    validationSchema={schema}
    onSubmit={async (values, { setStatus }) =>
      setStatus(await onSubmit({ ...values, ...schema.cast(values) }))
    }
  >
    {({ isSubmitting, status }) => (
      <FormikForm>
        {children}
        <SendButton type="submit" fullWidth variant="contained" size="large" loading={isSubmitting}>
          {submitLabel}
        </SendButton>
        <FormHelperText error role="alert" sx={{ minHeight: '1.25rem' }}>
          {status}
        </FormHelperText>
      </FormikForm>
    )}
  </Formik>
);
