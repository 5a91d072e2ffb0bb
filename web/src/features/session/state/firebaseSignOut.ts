import { signOut } from 'firebase/auth';
import { auth } from '../../../lib/firebase/firebase.ts';

/** Ends the session of Firebase Auth, in all tabs. */
export const signOutOfFirebase = (): Promise<void> => signOut(auth);
