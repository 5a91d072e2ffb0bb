import type { Caller } from '../../accounts.ts';
import type { SignedIn } from '../../contract/index.ts';
import { codeOf } from '../../errors.ts';
import { deleteUser } from './deleteUser.ts';
import { recordSignIn } from './users.ts';

/**
 * Notes a sign-in. An account that can still sign in though its deletion has begun is what a failed
 * deletion left: the sign-in finishes it. Throws `user-not-found` then.
 */
export const signIn = async (caller: Caller): Promise<SignedIn> => {
  try {
    return await recordSignIn(caller);
  } catch (error) {
    if (codeOf(error) === 'user-not-found') await deleteUser(caller.email, caller);
    throw error;
  }
};
