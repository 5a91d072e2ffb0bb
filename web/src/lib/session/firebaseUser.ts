import type { User } from 'firebase/auth';
import { whenConfirmed } from '../session/session.ts';

/**
 * The account of Firebase Auth, for what only its SDK can do: mails, passwords, new tokens. It
 * waits until Firebase Auth has confirmed the session.
 * @throws {Error} if another account is signed in by then, or none.
 */
export const firebaseUser = async (uid: string): Promise<User> => {
  await whenConfirmed();
  const { auth } = await import('../firebase/firebase.ts');
  if (auth.currentUser?.uid !== uid) throw new Error('The account is no longer signed in.');
  return auth.currentUser;
};
