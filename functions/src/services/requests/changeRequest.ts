import { type Decision, decidedFields } from '../../contract/index.ts';
import type { OrderRequestDocument } from '../../documents/orders/requests.ts';
import { orderRequests } from '../../store/collections/collections.ts';
import type { Confirmation } from '../../store/writes/transact.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { requestResource } from './storedRequests.ts';

/** A stored request with its id. */
export interface StoredRequest {
  id: string;
  request: OrderRequestDocument;
}

/** Whether a request of the API has changed a request: with an approval, or with its end. */
const isChangedBy = (
  { approvals, decisionId }: OrderRequestDocument,
  transactionId: string,
): boolean =>
  decisionId === transactionId ||
  approvals.some(({ transitionId }) => transitionId === transactionId);

/** How a request shows that a transaction has changed it. */
export const confirmedByRequest = (id: string): Confirmation<OrderRequestDocument> => ({
  reference: requestResource.reference(id),
  shows: isChangedBy,
});

/** Ends a request. Returns the ended request. */
export const decideRequest = (
  transaction: Transaction,
  { id, request }: StoredRequest,
  decision: Decision,
  changes: Partial<Pick<OrderRequestDocument, 'approvals'>> = {},
): OrderRequestDocument => {
  const fields = { ...changes, ...decidedFields(decision), decisionId: transaction.id };
  transaction.update(orderRequests.doc(id), fields);
  return { ...request, ...fields };
};
