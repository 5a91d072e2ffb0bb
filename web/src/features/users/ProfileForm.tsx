import TextField from '@mui/material/TextField';
import { Form, Formik, type FormikHelpers } from 'formik';
import type { Profile } from 'functions/contract';
import type { ReactNode } from 'react';
import { FormSubmit } from '../../components/FormSubmit.tsx';
import type { FormFailure } from '../../components/formFailure.ts';
import { KeptTextField } from './KeptTextField.tsx';
import { fieldsOf, type ProfileFields, profileFieldsSchema } from './profileFields.ts';

/** How saving went: what is stored now, or why nothing is. */
export type SaveOutcome = { stored: Profile } | { failure: FormFailure };

interface ProfileFormProps {
  profile: Profile;
  onSubmit: (fields: ProfileFields) => Promise<SaveOutcome>;
  /** What goes on meanwhile: an upload. */
  children?: ReactNode;
}

const Fields = ({ email }: Pick<Profile, 'email'>) => (
  <>
    <KeptTextField name="displayName" label="Name" autoComplete="name" />
    <TextField
      id="email"
      label="Email"
      value={email}
      helperText="The address you log in with cannot be changed"
      slotProps={{ input: { readOnly: true } }}
      sx={{ mb: 1.5 }}
    />
    <KeptTextField name="education" label="Education" />
    <KeptTextField name="location" label="Location" autoComplete="address-level2" />
    <KeptTextField
      name="phoneNumber"
      label="Phone number"
      type="tel"
      autoComplete="tel-national"
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  </>
);

export const ProfileForm = ({ profile, onSubmit, children }: ProfileFormProps) => {
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
      <Form noValidate>
        <Fields email={profile.email} />
        {children}
        <FormSubmit>Save Info</FormSubmit>
      </Form>
    </Formik>
  );
};
