import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { User } from 'firebase/auth';
import { useState } from 'react';
import { PasswordField } from '../forms/PasswordField.tsx';

/** The account whose owner confirms. */
export type Owner = Pick<User, 'email' | 'providerData'>;

const hasProvider = ({ providerData }: Owner, id: string): boolean =>
  providerData.some(({ providerId }) => providerId === id);

/** Whether the owner confirms with the password or, where the account has it, with Google. */
export const useOwnerChoice = (user: Owner) => {
  const hasPassword = hasProvider(user, 'password');
  const hasBoth = hasPassword && hasProvider(user, 'google.com');
  const [withPassword, setWithPassword] = useState(hasPassword);
  const change = hasBoth ? () => setWithPassword(!withPassword) : undefined;
  return { withPassword, change };
};

interface OwnerFieldsProps extends ReturnType<typeof useOwnerChoice> {
  /** What follows once Google has confirmed: `Then we send the link.` */
  next: string;
}

/** The password, or what Google asks, and the button that changes between them. */
export const OwnerFields = ({ withPassword, change, next }: OwnerFieldsProps) => (
  <>
    {withPassword && <PasswordField autoComplete="current-password" />}
    {!withPassword && (
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        {`Google asks you to confirm that this is your account. ${next}`}
      </Typography>
    )}
    {change && (
      <Button sx={{ mb: 1 }} onClick={change}>
        {withPassword ? 'Confirm with Google instead' : 'Confirm with the password instead'}
      </Button>
    )}
  </>
);
