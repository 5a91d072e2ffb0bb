import { confirmSession, type SessionUser } from '../lib/session/session.ts';

/** An account with a verified address. */
export const sessionUserOf = (uid: string, changes: Partial<SessionUser> = {}): SessionUser => ({
  uid,
  email: `${uid}@example.test`,
  displayName: null,
  photoURL: null,
  emailVerified: true,
  ...changes,
});

/** Signs an account in on the page under test. */
export const signInAs = (
  uid: string,
  { admin = false, ...changes }: Partial<SessionUser> & { admin?: boolean } = {},
) => confirmSession({ user: sessionUserOf(uid, changes), admin });

/** Signs out on the page under test. */
export const signOut = () => confirmSession(null);
