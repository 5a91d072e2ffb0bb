import { messageOf } from '../../../lib/api/messages.ts';
import { firebaseErrorCode } from '../../../lib/firebase/firebaseErrorCode.ts';

const wrongCredentials = 'The e-mail address or the password is wrong.';

/**
 * The messages for Firebase Auth's error codes.
 * @see https://firebase.google.com/docs/reference/js/auth#autherrorcodes
 */
const messages: Record<string, string> = {
  'auth/invalid-credential': wrongCredentials,
  'auth/invalid-login-credentials': wrongCredentials,
  'auth/user-not-found': wrongCredentials,
  'auth/wrong-password': wrongCredentials,
  'auth/invalid-email': 'This is not an e-mail address.',
  'auth/user-disabled': 'This account has been disabled. Please call our service centre.',
  'auth/email-already-in-use':
    'There is already an account with this e-mail address. Please log in.',
  'auth/weak-password': 'Please choose a password of at least 6 characters.',
  'auth/password-does-not-meet-requirements': 'Please choose a stronger password.',
  'auth/too-many-requests': 'That was too many attempts. Please wait a few minutes and try again.',
  'auth/popup-blocked':
    'Your browser blocked the Google window. Please allow popups and try again.',
  'auth/popup-closed-by-user': 'The Google window was closed before you were signed in.',
  'auth/cancelled-popup-request': 'Another Google window was opened.',
  'auth/account-exists-with-different-credential':
    'There is already an account with this e-mail address. Please log in with your password.',
  'auth/network-request-failed':
    'We cannot reach the sign-in service. Please check your connection and try again.',
};

const signInFailed = 'Signing in did not work. Please try again.';

/**
 * The message for an error of Firebase Auth or of our API. Unknown codes get the default message.
 */
export const authMessageOf = (error: unknown, defaultMessage = signInFailed): string => {
  const code = firebaseErrorCode(error);
  return code === undefined ? messageOf(error) : (messages[code] ?? defaultMessage);
};
