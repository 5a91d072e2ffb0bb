import { companyLimits } from '../../../contract/index.ts';
import type { Account } from '../../../store/accounts/accounts.ts';
import { memberships } from '../../../store/collections/collections.ts';
import { findDocuments } from '../../../store/reads/queries.ts';
import { transact } from '../../../store/writes/transact.ts';
import { memberName } from '../stored/storedMembers.ts';

/**
 * Copies the name and the address of an account into its memberships, which show them to the other
 * members.
 */
export const mirrorMember = async (
  account: Pick<Account, 'uid' | 'displayName' | 'email'>,
): Promise<void> => {
  const { uid, email } = account;
  const current = { name: memberName(account), email };
  const own = memberships.where('uid', '==', uid);
  for (const { id } of await findDocuments(own, companyLimits.memberships)) {
    await transact(async (transaction) => {
      const member = await transaction.read(memberships.doc(id));
      if (!member || (member.name === current.name && member.email === email)) return;
      transaction.update(memberships.doc(id), current);
    });
  }
};
