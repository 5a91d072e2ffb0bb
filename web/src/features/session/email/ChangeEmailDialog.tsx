import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { User } from 'firebase/auth';
import { use, useId } from 'react';
import { ChangeEmailForm } from './ChangeEmailForm.tsx';
import { useNewEmail } from './useNewEmail.ts';

interface ChangeEmailDialogProps {
  /** The account of Firebase Auth, which tells how it signs in. */
  account: Promise<User>;
  open: boolean;
  onClose: () => void;
}

/** Asks for a new address and for a proof that the owner asks, and says where the link was sent. */
export const ChangeEmailDialog = ({ account, open, onClose }: ChangeEmailDialogProps) => {
  const user = use(account);
  const titleId = useId();
  const { request, recipient } = useNewEmail(user.uid);
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>Change your email address</DialogTitle>
      <DialogContent sx={{ overflowWrap: 'anywhere' }}>
        <div role="status">
          {recipient !== null && (
            <Alert severity="success">
              {`Open the link in the mail to ${recipient}. Until then you log in with ${user.email}; after that you log in again with the new address. Look in your spam folder too.`}
            </Alert>
          )}
        </div>
        {recipient === null && <ChangeEmailForm user={user} onSubmit={request} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
};
