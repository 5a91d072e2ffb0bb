import { decidedFields, leftReason } from '../../contract/index.ts';
import { orderRequests } from '../../store/collections/collections.ts';
import { findDocuments, selectFields } from '../../store/reads/queries.ts';
import { transact } from '../../store/writes/transact.ts';

const batchSize = 50;

const withdrawBatch = (companyId: string, uid: string): Promise<number> =>
  transact(async (transaction) => {
    const pending = orderRequests
      .where('companyId', '==', companyId)
      .where('requester.uid', '==', uid)
      .where('state', '==', 'pending');
    const found = await findDocuments(selectFields(pending, ['state']), batchSize);
    const references = found.map(({ id }) => orderRequests.doc(id));
    // Their current state, so that one that is decided at the same time stays as it is.
    const current = await transaction.readAll(references, ['state']);
    const end = {
      state: 'withdrawn',
      decidedBy: null,
      at: new Date(),
      reason: leftReason,
    } as const;
    for (const [index, reference] of references.entries()) {
      if (current[index]?.state !== 'pending') continue;
      transaction.update(reference, { ...decidedFields(end), decisionId: transaction.id });
    }
    return found.length;
  });

/**
 * Withdraws the pending requests of a member who has left a company, after the membership was
 * removed: a new request needs it. After a failure, the next call finds those that remain.
 */
export const withdrawRequestsOf = async (companyId: string, uid: string): Promise<void> => {
  while ((await withdrawBatch(companyId, uid)) === batchSize);
};
