import { useSyncExternalStore } from 'react';
import {
  getSession,
  type Session,
  type SessionUser,
  sessionFailure,
  subscribeToSession,
} from './session.ts';

const prerendered: Session = { status: 'loading' };

/**
 * The current session. Pages are prerendered without one.
 * @throws when Firebase Auth could not be loaded, as long as nothing else tells who is signed in.
 */
export const useSession = (): Session => {
  const session = useSyncExternalStore(subscribeToSession, getSession, () => prerendered);
  const failure = useSyncExternalStore(subscribeToSession, sessionFailure, () => null);
  if (session.status === 'loading' && failure) throw failure;
  return session;
};

/** The account that is signed in; null without one, and as long as that is not known. */
export const useUser = (): SessionUser | null => {
  const session = useSession();
  return session.status === 'signedIn' ? session.user : null;
};
