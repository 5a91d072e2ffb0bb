import { onIdTokenChanged, signOut, type User } from 'firebase/auth';
import { auth } from '../../../lib/firebase/firebase.ts';
import { confirmSession, rejectSession, type SessionUser } from '../../../lib/session/session.ts';
import {
  readAccessToken,
  removeAccessToken,
  storeAccessToken,
} from '../../../lib/session/storedToken.ts';
import { claimsOf, storedUid } from '../../../lib/session/tokenClaims.ts';
import { storeEndedPage } from '../../../lib/storage/endedPage.ts';
import { followChoice, shareChoice } from './choiceOfTabs.ts';

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

/** Pages show nothing of other accounts anyway: without its code, it is left to the next time. */
const removeOthers = async (user: User | null): Promise<void> => {
  const loaded = await import('./removeDataOfOthers.ts').catch(() => undefined);
  if (auth.currentUser === user) loaded?.removeDataOfOthers(user?.uid ?? null);
};

/** A sign-out removes the stored token first: one that is left was rejected. */
const followSignOut = async (): Promise<void> => {
  const uid = storedUid();
  // Most visitors have no account, whose data this browser could have.
  if (readAccessToken() !== null) await removeOthers(null);
  if (auth.currentUser) return;
  const isRejected = uid !== null && storedUid() === uid;
  removeAccessToken();
  if (!isRejected) return confirmSession(null);
  storeEndedPage(uid, location.pathname + location.search);
  rejectSession();
};

const followUser = async (user: User | null): Promise<void> => {
  if (!user) return followSignOut();
  // Without a connection, an expired token stays as it is.
  await Promise.all([removeOthers(user), storeToken(user).catch(() => {})]);
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
  followChoice();
  shareChoice();
};

/** Ends the session of Firebase Auth, in all tabs. */
export const signOutOfFirebase = (): Promise<void> => signOut(auth);
