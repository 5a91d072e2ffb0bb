import { EmailAuthProvider, reauthenticateWithCredential, type User } from 'firebase/auth';
import { confirmWithGooglePopup } from '../signIn/googlePopup.ts';

/**
 * Proves that the owner of the account is at the device: the session alone is not enough. Without a
 * password it asks Google.
 * @throws a Firebase AuthError when the owner is not confirmed.
 */
export const confirmOwner = async (user: User, password: string | null): Promise<void> => {
  if (password === null) return void (await confirmWithGooglePopup(user));
  const credential = EmailAuthProvider.credential(user.email ?? '', password);
  await reauthenticateWithCredential(user, credential);
};
