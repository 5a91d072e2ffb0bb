import { inquiries } from '../../store/collections/collections.ts';
import { findDocuments } from '../../store/reads/queries.ts';
import { transact } from '../../store/writes/transact.ts';

const batchSize = 100;

const removeBatch = (uid: string): Promise<number> =>
  transact(async (transaction) => {
    const documents = await findDocuments(inquiries.where('userId', '==', uid), batchSize);
    for (const { id } of documents) transaction.remove(inquiries.doc(id));
    return documents.length;
  });

/**
 * Removes the inquiries that an account has sent, with their replies. After a failure, the next
 * call finds those that remain.
 */
export const removeInquiriesOf = async (uid: string): Promise<void> => {
  while ((await removeBatch(uid)) === batchSize);
};
