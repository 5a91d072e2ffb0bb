import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { User } from 'firebase/auth';
import { useState } from 'react';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import { PasswordField } from '../forms/PasswordField.tsx';
import { SessionForm } from '../forms/SessionForm.tsx';
import { newEmailSchemaOf } from '../forms/sessionSchemas.ts';
import type { NewEmail } from './changeEmail.ts';

interface ChangeEmailFormProps {
  user: Pick<User, 'email' | 'providerData'>;
  /** Resolves to an error message, or null. */
  onSubmit: (change: NewEmail) => Promise<string | null>;
}

const hasProvider = ({ providerData }: Pick<User, 'providerData'>, id: string): boolean =>
  providerData.some(({ providerId }) => providerId === id);

/** The new address, confirmed with the password or, where the account has it, with Google. */
export const ChangeEmailForm = ({ user, onSubmit }: ChangeEmailFormProps) => {
  const current = user.email ?? '';
  const hasPassword = hasProvider(user, 'password');
  const hasBoth = hasPassword && hasProvider(user, 'google.com');
  const [withPassword, setWithPassword] = useState(hasPassword);
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
      {withPassword && <PasswordField autoComplete="current-password" />}
      {!withPassword && (
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>
          Google asks you to confirm that this is your account. Then we send the link.
        </Typography>
      )}
      {hasBoth && (
        <Button sx={{ mb: 1 }} onClick={() => setWithPassword(!withPassword)}>
          {withPassword ? 'Confirm with Google instead' : 'Confirm with the password instead'}
        </Button>
      )}
    </SessionForm>
  );
};
