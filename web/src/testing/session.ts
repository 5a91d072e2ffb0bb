import { forgetChoice, storeChoice } from '../lib/session/buyingFor.ts';
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

export interface TestSession extends Partial<SessionUser> {
  admin?: boolean;
  /** The id of the company for which the account buys. */
  buyingFor?: string;
}

/** Signs an account in on a new page, the one under test. */
export const signInAs = (
  uid: string,
  { admin = false, buyingFor = '', ...changes }: TestSession = {},
) => {
  storeChoice(uid, buyingFor);
  forgetChoice();
  confirmSession({ user: sessionUserOf(uid, changes), admin });
};

/** Signs out on the page under test. */
export const signOut = () => confirmSession(null);
