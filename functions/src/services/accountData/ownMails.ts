import type { MailDocument } from '../../documents/mails.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import { mail } from '../../store/collections/collections.ts';
import { batchesById, type Found } from '../../store/reads/queries.ts';
import { transact } from '../../store/writes/transact.ts';
import { isForCustomer } from '../mail/mailAddressee.ts';

/** How many mails are in memory at a time. */
const batchSize = 100;

type Owner = Pick<Account, 'uid' | 'email' | 'emailVerified'>;

/**
 * The mails of an account in batches: first those about it, whatever its address was at the time;
 * then those about no account to its address, if its owner has verified it: anyone can register
 * with any address, and the account that had it before keeps its own mails.
 */
export const ownMails = async function* ({
  uid,
  email,
  emailVerified,
}: Owner): AsyncGenerator<Found<MailDocument>[]> {
  for await (const batch of batchesById(mail.where('userId', '==', uid), batchSize)) {
    yield batch.filter(({ content }) => isForCustomer(content));
  }
  if (!emailVerified) return;
  for await (const batch of batchesById(mail.where('to', 'array-contains', email), batchSize)) {
    yield batch.filter(({ content }) => isForCustomer(content) && content.userId === null);
  }
};

/** Whether the outbox is done with a mail. Others may be on their way right now. */
const isDone = ({ delivery: { state } }: Pick<MailDocument, 'delivery'>): boolean =>
  state === 'SUCCESS' || state === 'ERROR';

const removeBatch = (found: readonly Found<MailDocument>[]): Promise<void> =>
  transact(async (transaction) => {
    const references = found.map(({ id }) => mail.doc(id));
    const stored = await transaction.readAll(references, ['delivery']);
    for (const [index, reference] of references.entries()) {
      const current = stored[index];
      if (current && isDone(current)) transaction.remove(reference);
    }
  });

/**
 * Removes the mails of an account: they are copies of what orders, invoices and quotes say. One
 * that is still to be sent goes out and stays. After a failure, the next call finds those that
 * remain.
 */
export const removeMailsOf = async (account: Owner): Promise<void> => {
  for await (const batch of ownMails(account)) {
    const copies = batch.filter(({ content }) => isDone(content));
    if (copies.length > 0) await removeBatch(copies);
  }
};
