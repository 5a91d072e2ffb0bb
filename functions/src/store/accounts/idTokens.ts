import { LRUCache } from 'lru-cache';
import { auth } from '../collections/firebase.ts';

/** How and when the session of an ID token started. */
export interface Session {
  /** The sign-in provider: `password`, `google.com`. */
  provider: string;
  /** Unix time in seconds. */
  signedInAt: number;
  /** The address that the token says is verified; empty for none. */
  verifiedEmail: string;
}

/** The claims of a verified ID token. */
export interface VerifiedToken {
  uid: string;
  session: Session;
  /** Whether the token says that the account is of the staff; its account decides. */
  isStaff: boolean;
  /** Unix time in seconds. */
  expiresAt: number;
}

const verified = new LRUCache<string, VerifiedToken>({ max: 1_000 });

const isCurrent = ({ expiresAt }: VerifiedToken): boolean => Date.now() < expiresAt * 1_000;

/**
 * Verifies signature, audience and expiry of an ID token. The result for a valid token is kept
 * until the token expires, because it cannot change: what can change, the account, is not part of
 * it. Throws the SDK's error for an invalid token.
 */
export const verifyIdToken = async (token: string): Promise<VerifiedToken> => {
  const known = verified.get(token);
  if (known && isCurrent(known)) return known;
  // With a second argument the SDK would load the account as well.
  const claims = await auth.verifyIdToken(token);
  const { uid, auth_time: signedInAt, exp, firebase, email = '', email_verified } = claims;
  const verifiedEmail = email_verified === true ? email.toLowerCase() : '';
  const session = { provider: firebase.sign_in_provider, signedInAt, verifiedEmail };
  const isStaff = claims.admin === true || claims.roles !== undefined;
  const content = { uid, session, isStaff, expiresAt: exp };
  verified.set(token, content);
  return content;
};
