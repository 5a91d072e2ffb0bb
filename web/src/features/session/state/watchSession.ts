import { onIdTokenChanged, signOut, type User } from 'firebase/auth';
import { removeOtherCarts } from '../../../domain/cart/stored/cartOwner.ts';
import { auth } from '../../../lib/firebase/firebase.ts';
import { removeKept, visitor } from '../../../lib/queries/kept/keptData.ts';
import { confirmSession, type SessionUser } from '../../../lib/session/session.ts';
import {
  readAccessToken,
  removeAccessToken,
  storeAccessToken,
} from '../../../lib/session/storedToken.ts';
import { claimsOf } from '../../../lib/session/tokenClaims.ts';
import { removeDrafts } from '../../../lib/storage/drafts.ts';

const toSessionUser = (user: User): SessionUser => {
  const { uid, email, displayName, photoURL, emailVerified } = user;
  return { uid, email, displayName, photoURL, emailVerified };
};

/** The admin claim of the stored token, if it is that of the account. */
const storedRight = (uid: string): boolean => {
  const claims = claimsOf(readAccessToken() ?? '');
  return claims?.uid === uid && claims.admin;
};

const storeToken = async (user: User): Promise<void> => {
  const token = await user.getIdToken();
  if (auth.currentUser === user) storeAccessToken(token);
};

const followUser = async (user: User | null): Promise<void> => {
  removeOtherCarts(user?.uid ?? null);
  removeKept(user?.uid ?? visitor);
  if (!user) {
    removeAccessToken();
    return confirmSession(null);
  }
  removeDrafts(user.uid);
  // Without a connection, an expired token stays as it is.
  await storeToken(user).catch(() => {});
  if (auth.currentUser !== user) return;
  confirmSession({ user: toSessionUser(user), admin: storedRight(user.uid) });
};

/**
 * Confirms the session with Firebase Auth from now on, and keeps the stored token in sync with it.
 * On a sign-in it removes the drafts of other accounts. The cart and the kept data of an account
 * stay only while that account is signed in.
 */
export const watchSession = (): void => {
  onIdTokenChanged(auth, followUser);
};

/** Ends the session of Firebase Auth, in all tabs. */
export const signOutOfFirebase = (): Promise<void> => signOut(auth);
