import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { Formik, type FormikHelpers, useField } from 'formik';
import type { Profile } from 'functions/contract';
import type { ReactNode } from 'react';
import { PhoneField } from '../../../domain/address/PhoneField.tsx';
import type { FormFailure } from '../../../lib/forms/formFailure.ts';
import { LeaveGuard } from '../../../ui/feedback/LeaveGuard.tsx';
import { FormikForm } from '../../../ui/inputs/forms/FormikForm.tsx';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import { FormSubmit } from '../../../ui/inputs/forms/FormSubmit.tsx';
import { fieldsOf, type ProfileFields, profileFieldsSchema } from './profileFields.ts';

/** The stored profile, or why it was not saved. */
export type SaveOutcome = { stored: Profile } | { failure: FormFailure };

interface ProfileFormProps {
  profile: Profile;
  onSubmit: (fields: ProfileFields) => Promise<SaveOutcome>;
  /** Whether a picture was chosen that is not saved. */
  hasPicture?: boolean;
  /** The progress of an upload. */
  children?: ReactNode;
}

/** The server keeps the stored value of an empty field; the helper text says so. */
const ProfileTextField = ({
  as: Field = FormikTextField,
  ...props
}: TextFieldProps & { name: string; as?: typeof FormikTextField }) => {
  const [{ value }, { initialValue }] = useField<string>(props.name);
  const isCleared = Boolean(initialValue) && value.trim() === '';
  return (
    <Field
      {...props}
      helperText={isCleared ? `Left empty, ‘${initialValue}’ is kept` : ' '}
      slotProps={{ ...props.slotProps, formHelperText: { sx: { overflowWrap: 'anywhere' } } }}
    />
  );
};

const Fields = ({ email }: Pick<Profile, 'email'>) => (
  <>
    <ProfileTextField name="displayName" label="Name" autoComplete="name" />
    <TextField
      id="email"
      label="Email"
      value={email}
      helperText="You log in with this address. You can change it below."
      slotProps={{ input: { readOnly: true } }}
      sx={{ mb: 1.5 }}
    />
    <ProfileTextField name="education" label="Education" />
    <ProfileTextField name="location" label="Location" autoComplete="address-level2" />
    <ProfileTextField
      as={PhoneField}
      name="phoneNumber"
      label="Phone number"
      autoComplete="tel-national"
      slotProps={{ htmlInput: { inputMode: 'tel' } }}
    />
  </>
);

export const ProfileForm = ({
  profile,
  onSubmit,
  hasPicture = false,
  children,
}: ProfileFormProps) => {
  const save = async (
    values: ProfileFields,
    { resetForm, setErrors, setStatus }: FormikHelpers<ProfileFields>,
  ) => {
    setStatus(undefined);
    const outcome = await onSubmit(values);
    if ('stored' in outcome) return resetForm({ values: fieldsOf(outcome.stored) });
    setErrors(outcome.failure.errors);
    setStatus(outcome.failure.message);
  };
  return (
    <Formik
      initialValues={fieldsOf(profile)}
      validationSchema={profileFieldsSchema}
      onSubmit={save}
    >
      {({ dirty }) => (
        <FormikForm>
          <Fields email={profile.email} />
          {children}
          <FormSubmit>Save Info</FormSubmit>
          <LeaveGuard when={dirty || hasPicture} />
        </FormikForm>
      )}
    </Formik>
  );
};
