import type { UserDocument } from '../../documents/people/users.ts';
import { type Account, activeAccounts } from '../../store/accounts/accounts.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { recordAudit } from '../../store/audit.ts';
import { users } from '../../store/collections/collections.ts';
import { findDocuments } from '../../store/reads/queries.ts';
import { transact } from '../../store/writes/transact.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { replaceProfile } from './profiles.ts';

/** How many profiles can name an address that a further account has now. */
const maxOthers = 20;

/** Records in the audit log that the owner of an account has changed its address. */
export const auditAddress = (
  transaction: Transaction,
  { uid, email }: Account,
  stored: UserDocument | undefined,
  requestId: string,
): void => {
  if (!stored || stored.email === email) return;
  recordAudit(
    transaction,
    { uid, email, requestId },
    {
      action: 'email-changed',
      target: { kind: 'user', id: uid, label: email },
      before: { email: stored.email },
      after: { email },
    },
  );
};

const mirrorAddress = (account: Account, requestId: string): Promise<void> =>
  transact(async (transaction) => {
    const storedUser = await transaction.read(users.doc(account.uid));
    if (!storedUser) return;
    auditAddress(transaction, account, storedUser, requestId);
    const { email, emailVerified } = account;
    await replaceProfile(transaction, account, storedUser, { email, emailVerified });
  });

/**
 * Corrects the profiles of accounts that had the caller's address before, and have not signed in
 * since they changed it. Otherwise an admin would find two accounts with the address in the list of
 * users.
 */
export const correctFormerOwners = async ({ uid, email, requestId }: Caller): Promise<void> => {
  const found = await findDocuments(users.where('email', '==', email), maxOthers);
  const others = found.map(({ id }) => id).filter((id) => id !== uid);
  if (others.length === 0) return;
  for (const account of await activeAccounts(others)) await mirrorAddress(account, requestId);
};
