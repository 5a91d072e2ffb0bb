import { type CustomerEmailInput, personTermsOf, type Updated } from '../../../contract/index.ts';
import type { UserDocument } from '../../../documents/people/users.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { recordAudit } from '../../../store/audit.ts';
import { users } from '../../../store/collections/collections.ts';
import { transact } from '../../../store/writes/transact.ts';
import { mirrorMember } from '../../companies/members/mirrorMember.ts';
import { contactIdOf, readUnclaimed } from './contacts.ts';
import { moveOrders } from './moveOrders.ts';
import { moveQuotes } from './moveQuotes.ts';
import { refuseTakenEmail } from './takenEmail.ts';

/** Stores the address, unless it is the same. Returns the profile with it. */
const storeEmail = (
  id: string,
  email: string,
  caller: Caller,
): Promise<{ profile: UserDocument; isChanged: boolean }> =>
  transact(async (transaction) => {
    const stored = await readUnclaimed(transaction, id);
    if (stored.email === email) return { profile: stored, isChanged: false };
    const { displayName } = stored;
    const change = { email, searchTerms: personTermsOf(displayName, email) };
    transaction.update(users.doc(id), change);
    recordAudit(transaction, caller, {
      action: 'email-changed',
      target: { kind: 'user', id, label: email },
      before: { email: stored.email },
      after: { email },
    });
    return { profile: { ...stored, ...change }, isChanged: true };
  });

/**
 * Gives an e-mail address to a customer without an account, or another one: from now on, mails about
 * all of their orders and quotes go there. Throws `user-not-found` for a customer with an account,
 * and `validation` for an address that another customer has.
 */
export const setCustomerEmail = async (
  payerId: string,
  { email }: CustomerEmailInput,
  caller: Caller,
): Promise<Updated> => {
  const id = await contactIdOf(payerId);
  await refuseTakenEmail(email, id);
  const { profile, isChanged } = await storeEmail(id, email, caller);
  // A retry after a failure finds the address stored, and goes on with what remains.
  await mirrorMember({ uid: id, displayName: profile.displayName, email });
  const move = { from: id, uid: id, email };
  await moveQuotes(move);
  await moveOrders(move);
  return { acknowledged: true, matchedCount: 1, modifiedCount: isChanged ? 1 : 0 };
};
