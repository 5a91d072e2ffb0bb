import Alert from '@mui/material/Alert';
import type { User } from 'firebase/auth';
import { use, useState } from 'react';
import { firebaseErrorCode } from '../../../lib/firebase/firebaseErrorCode.ts';
import { ClosableDialog } from '../../../ui/feedback/ClosableDialog.tsx';
import { authMessageOf } from '../signIn/authMessages.ts';
import { ChangeEmailForm } from './ChangeEmailForm.tsx';
import { type NewEmail, requestNewEmail } from './changeEmail.ts';

const wrongPassword = 'The password is wrong. Your address was not changed.';
const sessionEnded = 'Your session has ended. Please log in again, and then change your address.';

/** Where a change of the address needs another message than a sign-in. */
const messages: Record<string, string> = {
  'auth/invalid-credential': wrongPassword,
  'auth/invalid-login-credentials': wrongPassword,
  'auth/wrong-password': wrongPassword,
  'auth/email-already-in-use': 'There is another account with this address. Enter another address.',
  'auth/invalid-new-email': 'This is not an e-mail address.',
  'auth/user-mismatch':
    'This is another Google account. Choose the one that you log in with, and try again.',
  'auth/popup-closed-by-user':
    'The Google window was closed before you confirmed. Your address was not changed.',
  'auth/user-token-expired': sessionEnded,
  'auth/requires-recent-login': sessionEnded,
};

const failed = 'The link could not be sent. Please try again.';

const messageFor = (error: unknown): string => {
  const own = messages[firebaseErrorCode(error) ?? ''];
  return own ?? authMessageOf(error, failed);
};

/**
 * `request` resolves to an error message, or null. `recipient` is the address that a link was sent
 * to.
 */
const useNewEmail = (uid: string) => {
  const [recipient, setRecipient] = useState<string | null>(null);
  const request = async (change: NewEmail): Promise<string | null> => {
    try {
      await requestNewEmail(uid, change);
    } catch (error) {
      return messageFor(error);
    }
    setRecipient(change.email);
    return null;
  };
  return { request, recipient };
};

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
