import type { Query } from 'firebase-admin/firestore';
import {
  closedReason,
  decidedFields,
  leftReason,
  maxPendingRequests,
} from '../../../contract/index.ts';
import type { OrderRequestDocument } from '../../../documents/orders/requests.ts';
import { orderRequests } from '../../../store/collections/collections.ts';
import { findDocuments, selectFields } from '../../../store/reads/queries.ts';
import { transact } from '../../../store/writes/transact.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';

const pendingOf = (companyId: string): Query<OrderRequestDocument> =>
  orderRequests.where('companyId', '==', companyId).where('status', '==', 'pending');

/** Withdraws some requests. Returns how many there were; one that is decided meanwhile stays. */
const withdraw = async (
  transaction: Transaction,
  pending: Query<OrderRequestDocument>,
  { reason, most }: { reason: string; most: number },
): Promise<number> => {
  const found = await findDocuments(selectFields(pending, ['status']), most);
  const references = found.map(({ id }) => orderRequests.doc(id));
  const current = await transaction.readAll(references, ['status']);
  const end = { status: 'withdrawn', decidedBy: null, at: new Date(), reason } as const;
  for (const [index, reference] of references.entries()) {
    if (current[index]?.status !== 'pending') continue;
    transaction.update(reference, { ...decidedFields(end), decisionId: transaction.id });
  }
  return found.length;
};

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
  const own = pendingOf(companyId).where('requester.uid', '==', uid);
  await withdraw(transaction, own, { reason: leftReason, most: maxPendingRequests });
};

/** How many requests one transaction withdraws. */
const batchSize = 100;

/**
 * Withdraws all pending requests of a company that was closed. They can be more than a transaction
 * writes; a repetition finds those that are left, and nobody can approve them meanwhile.
 */
export const withdrawRequestsOfClosed = async (companyId: string): Promise<void> => {
  const batch = () =>
    transact((transaction) =>
      withdraw(transaction, pendingOf(companyId), { reason: closedReason, most: batchSize }),
    );
  while ((await batch()) === batchSize);
};
