import { type Caller, endOlderSessions } from '../../accounts.ts';
import { users } from '../../collections.ts';
import type { SignedIn, UserDocument } from '../../contract/index.ts';
import { codeOf } from '../../errors.ts';
import { transact } from '../store/transact.ts';
import { deleteUser } from './deleteUser.ts';
import { nonEmpty, replaceProfile, roleOf } from './profiles.ts';

/**
 * Whether the address was unverified at the last sign-in and another provider vouches for it now.
 * The person who registered it with a password may not be its owner.
 */
const isNewlyVerified = (stored: UserDocument | undefined, caller: Caller): boolean =>
  caller.emailVerified && !stored?.emailVerified && caller.session.provider !== 'password';

/**
 * Copies the account into its profile after a sign-in. The first sign-in with a provider that has
 * verified the address ends all older sessions, as Firebase Auth does when it links such a provider
 * to an unverified account. Throws `user-not-found` when the account is being deleted.
 */
export const recordSignIn = async (caller: Caller): Promise<SignedIn> => {
  const { uid, email, displayName, photoURL, emailVerified, token, admin } = caller;
  const named = nonEmpty({ email, displayName, photoURL });
  await transact(async (transaction) => {
    const stored = await transaction.read(users.doc(uid));
    if (isNewlyVerified(stored, caller)) await endOlderSessions(uid, caller.session);
    const mirror = { ...named, role: roleOf(caller), emailVerified };
    await replaceProfile(transaction, caller, stored, mirror);
  });
  return { acknowledged: true, token, admin };
};

/**
 * Records a sign-in. If the account can still sign in although its deletion has begun, an earlier
 * deletion failed: this completes it and throws `user-not-found`.
 */
export const signIn = async (caller: Caller): Promise<SignedIn> => {
  try {
    return await recordSignIn(caller);
  } catch (error) {
    if (codeOf(error) === 'user-not-found') await deleteUser(caller.email, caller);
    throw error;
  }
};
