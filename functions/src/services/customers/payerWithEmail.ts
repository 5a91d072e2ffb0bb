import { findAccount } from '../../store/accounts/accounts.ts';
import type { Caller } from '../../store/accounts/caller.ts';

/**
 * The payer whose documents a list for an e-mail address contains: for the caller's own address the
 * payer for whom the caller acts, for another one its account. Undefined when no account has it.
 */
export const payerWithEmail = async (
  email: string,
  caller: Caller,
): Promise<string | undefined> => {
  const account = await findAccount(email, caller);
  return account?.uid === caller.uid ? caller.payerId : account?.uid;
};
