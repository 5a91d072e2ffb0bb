import type { Query } from 'firebase-admin/firestore';
import type { Account } from '../../accounts.ts';
import { mail } from '../../collections.ts';
import type { MailDocument } from '../../contract/index.ts';
import { batchesById, type Found } from '../../queries.ts';
import { transact } from '../store/transact.ts';

/**
 * The mails to the address of an account, if its owner has verified it: anyone can register with any
 * address. They may include mails to the shop, when it has the same address.
 */
export const mailsTo = ({
  email,
  emailVerified,
}: Pick<Account, 'email' | 'emailVerified'>): Query<MailDocument> | undefined =>
  emailVerified ? mail.where('to', 'array-contains', email) : undefined;

/** Whether a mail was written to a customer. Those to the shop are about other people. */
export const isForCustomer = ({ kind }: Pick<MailDocument, 'kind'>): boolean =>
  !kind.startsWith('shop-');

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
 * Removes the mails that were sent to the verified address of an account: they are copies of what
 * orders, invoices and quotes say. One that is still to be sent goes out and stays. After a failure,
 * the next call finds those that remain.
 */
export const removeMailsTo = async (
  account: Pick<Account, 'email' | 'emailVerified'>,
): Promise<void> => {
  const query = mailsTo(account);
  if (!query) return;
  for await (const batch of batchesById(query)) {
    const copies = batch.filter(({ content }) => isForCustomer(content) && isDone(content));
    if (copies.length > 0) await removeBatch(copies);
  }
};
