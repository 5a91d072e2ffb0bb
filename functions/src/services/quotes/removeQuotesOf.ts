import { quoteStatuses } from '../../contract/index.ts';
import { quotes } from '../../store/collections/collections.ts';
import { findDocuments, selectFields } from '../../store/reads/queries.ts';
import { transact } from '../../store/writes/transact.ts';

const removedStatuses = quoteStatuses.filter((status) => status !== 'accepted');

const batchSize = 100;

const removeBatch = (uid: string): Promise<number> =>
  transact(async (transaction) => {
    const own = quotes.where('payerId', '==', uid).where('status', 'in', removedStatuses);
    const documents = await findDocuments(selectFields(own, ['status']), batchSize);
    const references = documents.map(({ id }) => quotes.doc(id));
    // Their current state, so that one that is accepted at the same time stays.
    const current = await transaction.readAll(references, ['status']);
    for (const [index, reference] of references.entries()) {
      const quote = current[index];
      if (quote && quote.status !== 'accepted') transaction.remove(reference);
    }
    return documents.length;
  });

/**
 * Removes an account's private quotes that did not become an order, with their messages. After a
 * failure, the next call finds those that remain.
 */
export const removeQuotesOf = async (uid: string): Promise<void> => {
  while ((await removeBatch(uid)) === batchSize);
};
