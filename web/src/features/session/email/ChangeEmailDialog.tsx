import Alert from '@mui/material/Alert';
import type { User } from 'firebase/auth';
import { use } from 'react';
import { ClosableDialog } from '../../../ui/feedback/ClosableDialog.tsx';
import { ChangeEmailForm } from './ChangeEmailForm.tsx';
import { useNewEmail } from './useNewEmail.ts';

interface ChangeEmailDialogProps {
  /** The account of Firebase Auth, which tells how it signs in. */
  account: Promise<User>;
  open: boolean;
  onClose: () => void;
}

/** Asks for a new address and for a proof that the owner asks, and says where the link was sent. */
export const ChangeEmailDialog = ({ account, ...dialog }: ChangeEmailDialogProps) => {
  const user = use(account);
  const { request, recipient } = useNewEmail(user.uid);
  return (
    <ClosableDialog title="Change your email address" maxWidth="xs" {...dialog}>
      <div role="status">
        {recipient !== null && (
          <Alert severity="success">
            {`Open the link in the mail to ${recipient}. Until then you log in with ${user.email}; after that you log in again with the new address. Look in your spam folder too.`}
          </Alert>
        )}
      </div>
      {recipient === null && <ChangeEmailForm user={user} onSubmit={request} />}
    </ClosableDialog>
  );
};
