import { decidedFields, leftReason, maxPendingRequests } from '../../../contract/index.ts';
import { orderRequests } from '../../../store/collections/collections.ts';
import { findDocuments, selectFields } from '../../../store/reads/queries.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';

/**
 * Withdraws the pending requests of a member in the transaction that ends the membership, after it
 * has read that: each new request changes the membership, so that none can be missed. One that is
 * decided at the same time stays as it is.
 */
export const withdrawRequestsOf = async (
  transaction: Transaction,
  companyId: string,
  uid: string,
): Promise<void> => {
  const pending = orderRequests
    .where('companyId', '==', companyId)
    .where('requester.uid', '==', uid)
    .where('state', '==', 'pending');
  const found = await findDocuments(selectFields(pending, ['state']), maxPendingRequests);
  const references = found.map(({ id }) => orderRequests.doc(id));
  const current = await transaction.readAll(references, ['state']);
  const end = { state: 'withdrawn', decidedBy: null, at: new Date(), reason: leftReason } as const;
  for (const [index, reference] of references.entries()) {
    if (current[index]?.state !== 'pending') continue;
    transaction.update(reference, { ...decidedFields(end), decisionId: transaction.id });
  }
};
