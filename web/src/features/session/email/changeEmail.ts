import { FirebaseError } from 'firebase/app';
import { type User, verifyBeforeUpdateEmail } from 'firebase/auth';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { paths } from '../../../lib/router/paths.ts';
import { firebaseUser } from '../../../lib/session/firebaseUser.ts';
import { readRequestedEmail, storeRequestedEmail } from '../../../lib/storage/requestedEmail.ts';
import { confirmOwner } from '../owner/confirmOwner.ts';
import { recordSignIn } from '../signIn/recordSignIn.ts';
import type { Credentials } from '../signIn/signIn.ts';

/** The new address, and the password; null to confirm with Google instead. */
export type NewEmail = Pick<Credentials, 'email'> & { password: string | null };

/**
 * Mails a link to the new address, which changes the account's address when it is opened, and leads
 * back to the profile.
 * @throws a Firebase AuthError when the owner is not confirmed or the provider refuses the address.
 */
export const requestNewEmail = async (
  uid: string,
  { email, password }: NewEmail,
): Promise<void> => {
  const user = await firebaseUser(uid);
  await confirmOwner(user, password);
  const url = new URL(paths.profile, window.location.origin).href;
  await verifyBeforeUpdateEmail(user, email, { url });
  storeRequestedEmail({ uid, email: email.toLowerCase() });
};

const sessionEnds: readonly string[] = [
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/user-not-found',
];

/** Firebase Auth ends the sessions of an account whose address has changed. */
const reload = async (user: User): Promise<void> => {
  try {
    await user.reload();
  } catch (error) {
    if (!(error instanceof FirebaseError) || !sessionEnds.includes(error.code)) throw error;
    throw new ApiProblem('unauthenticated', 401, {}, error);
  }
};

/**
 * Checks whether the requested address has become that of the account. If it has, it updates the
 * server, then the token, and resolves to the address. If a step fails, the next call repeats it.
 * @throws {ApiProblem} `unauthenticated` when the change has ended the session.
 */
export const followNewEmail = async (uid: string): Promise<string | null> => {
  const requested = readRequestedEmail();
  if (requested?.uid !== uid) return null;
  const user = await firebaseUser(uid);
  await reload(user);
  if (user.email?.toLowerCase() !== requested.email) return null;
  await user.getIdToken(true);
  await recordSignIn(user);
  return requested.email;
};
