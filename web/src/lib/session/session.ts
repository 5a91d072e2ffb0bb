import { readAccessToken, subscribeToAccessToken } from './storedToken.ts';
import { claimsOf, isValidAt, type TokenClaims } from './tokenClaims.ts';

/** The account of a session. */
export interface SessionUser {
  uid: string;
  email: string | null;
  displayName: string | null;
  photoURL: string | null;
  emailVerified: boolean;
}

/** `admin` is true if the current token says that the account is one of the staff. */
export type Session =
  | { status: 'loading' }
  | { status: 'signedOut' }
  | { status: 'signedIn'; user: SessionUser; admin: boolean };

interface State {
  session: Session;
  /** The stored token that the session is taken from, until Firebase Auth has confirmed it. */
  token: string | null;
  isConfirmed: boolean;
  /** Why Firebase Auth could not be loaded. */
  failure: unknown;
}

const loading: Session = { status: 'loading' };

const sessionOf = (claims: TokenClaims): Session => ({
  status: 'signedIn',
  user: {
    uid: claims.uid,
    email: claims.email,
    displayName: claims.name,
    photoURL: claims.picture,
    emailVerified: claims.emailVerified,
  },
  admin: claims.admin,
});

/** The session of the stored token while that is valid. Without one, only Firebase Auth can say. */
const presumed = (): State => {
  const token = readAccessToken();
  const claims = token ? claimsOf(token) : null;
  const isValid = claims !== null && isValidAt(claims, Date.now());
  return {
    session: isValid ? sessionOf(claims) : loading,
    token: isValid ? token : null,
    isConfirmed: false,
    failure: null,
  };
};

let state: State | undefined;
const listeners = new Set<() => void>();

const current = (): State => {
  state ??= presumed();
  return state;
};

const isEqual = (one: Session, other: Session) => JSON.stringify(one) === JSON.stringify(other);

const change = (next: State): void => {
  const { session } = current();
  // Equal sessions are the same object: nothing renders again.
  state = { ...next, session: isEqual(session, next.session) ? session : next.session };
  for (const listener of [...listeners]) listener();
};

/** Another tab has signed in or out. From its confirmation on, Firebase Auth tells. */
const followStoredToken = () => {
  if (!current().isConfirmed) change(presumed());
};

/**
 * The session of this page: at first the one of the stored token, then the one that Firebase Auth
 * confirms.
 */
export const getSession = (): Session => current().session;

let unfollow = () => {};

/** Calls back after each change of the session, its confirmation included. */
export const subscribeToSession = (listener: () => void): (() => void) => {
  if (listeners.size === 0) unfollow = subscribeToAccessToken(followStoredToken);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) unfollow();
  };
};

/** The stored token to send as long as Firebase Auth has not confirmed the session. */
export const presumedToken = (): string | null => {
  const { token, isConfirmed } = current();
  if (isConfirmed || token === null) return null;
  const claims = claimsOf(token);
  return claims && isValidAt(claims, Date.now()) ? token : null;
};

/** Replaces the presumed session by that of Firebase Auth; null when nobody is signed in. */
export const confirmSession = (account: { user: SessionUser; admin: boolean } | null): void => {
  const session: Session = account ? { status: 'signedIn', ...account } : { status: 'signedOut' };
  change({ session, token: null, isConfirmed: true, failure: null });
};

const rejectionListeners = new Set<() => void>();

/** Calls back when Firebase Auth no longer accepts the session, before it is signed out. */
export const subscribeToRejection = (listener: () => void): (() => void) => {
  rejectionListeners.add(listener);
  return () => rejectionListeners.delete(listener);
};

/** Ends a session that Firebase Auth no longer accepts. */
export const rejectSession = (): void => {
  for (const listener of rejectionListeners) listener();
  confirmSession(null);
};

/** Remembers why Firebase Auth could not be loaded, and null before it is tried again. */
export const failSession = (failure: unknown): void => change({ ...current(), failure });

/** Why the session is not known yet. */
export const sessionFailure = (): unknown => current().failure;

/** Makes the page take the session from the stored token again; for tests. */
export const forgetSession = (): void => {
  state = undefined;
  for (const listener of [...listeners]) listener();
};

const until = (isReached: (state: State) => boolean): Promise<Session> =>
  new Promise((resolve, reject) => {
    const check = () => {
      const { session, failure } = current();
      if (!isReached(current()) && !failure) return;
      unsubscribe();
      if (isReached(current())) resolve(session);
      else reject(failure);
    };
    const unsubscribe = subscribeToSession(check);
    check();
  });

/**
 * Resolves to the session as soon as it is no longer loading.
 * @throws when Firebase Auth, which has to tell, could not be loaded.
 */
export const whenSettled = (): Promise<Session> =>
  until(({ session }) => session.status !== 'loading');

/**
 * Resolves to the session as soon as Firebase Auth has confirmed it.
 * @throws when Firebase Auth could not be loaded.
 */
export const whenConfirmed = (): Promise<Session> => until(({ isConfirmed }) => isConfirmed);
