import Typography from '@mui/material/Typography';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import { SessionForm } from '../forms/SessionForm.tsx';
import { newEmailSchemaOf } from '../forms/sessionSchemas.ts';
import { type Owner, OwnerFields, useOwnerChoice } from '../owner/OwnerFields.tsx';
import type { NewEmail } from './changeEmail.ts';

interface ChangeEmailFormProps {
  user: Owner;
  /** Resolves to an error message, or null. */
  onSubmit: (change: NewEmail) => Promise<string | null>;
}

/** The new address, confirmed with the password or, where the account has it, with Google. */
export const ChangeEmailForm = ({ user, onSubmit }: ChangeEmailFormProps) => {
  const current = user.email ?? '';
  const choice = useOwnerChoice(user);
  const { withPassword } = choice;
  return (
    <SessionForm
      initialValues={{ email: '', password: '' }}
      schema={newEmailSchemaOf(current, withPassword)}
      submitLabel={withPassword ? 'Send the link' : 'Continue with Google'}
      onSubmit={({ email, password }) =>
        onSubmit({ email, password: withPassword ? password : null })
      }
    >
      <Typography sx={{ mb: 2 }}>
        {'Your address now: '}
        <strong>{current}</strong>
      </Typography>
      <FormikTextField
        name="email"
        id="new-email"
        label="New email address"
        type="email"
        autoComplete="email"
      />
      <OwnerFields {...choice} next="Then we send the link." />
    </SessionForm>
  );
};
