import { type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { type DocumentCaller, maySee, type OrderReturn } from '../../contract/index.ts';
import { type Stored, toSent } from '../../contract/kinds/fields.ts';
import { returnFields } from '../../contract/returns/fields.ts';
import type { ReturnDocument } from '../../documents/orders/returns.ts';
import { ApiError } from '../../errors.ts';
import { isDocumentId, orders, returns } from '../../store/collections/collections.ts';
import type { Confirmation } from '../../store/writes/transact.ts';
import type { Transaction } from '../../store/writes/transaction.ts';

/** Converts a stored return to the one that the API sends. */
export const toReturn = (_id: string, found: Stored<typeof returnFields>): OrderReturn => ({
  _id,
  ...toSent(returnFields, found),
});

/** The reference to a return. Throws `return-not-found` for an invalid id. */
export const returnReference = (id: string): DocumentReference<ReturnDocument, ReturnDocument> => {
  if (!isDocumentId(id)) throw new ApiError('return-not-found');
  return returns.doc(id);
};

/** The return, if the caller may see it. Throws `return-not-found` otherwise. */
export const permittedReturn = (
  found: ReturnDocument | undefined,
  caller: DocumentCaller,
): ReturnDocument => {
  if (found && maySee(found, caller)) return found;
  throw new ApiError('return-not-found');
};

/** The place in the history of a return of the change by a request; -1 if there is none. */
const changeOf = ({ history }: ReturnDocument, requestId: string): number =>
  history.findIndex(({ transitionId }) => transitionId === requestId);

/** Whether a request has changed a return. */
const isReturnChangedBy = (found: ReturnDocument, requestId: string): boolean =>
  changeOf(found, requestId) >= 0;

/** How a return shows that a transaction has changed it. */
export const confirmedByReturn = (id: string): Confirmation<ReturnDocument> => ({
  reference: returnReference(id),
  shows: isReturnChangedBy,
});

/**
 * Counts a change of a return at its order, if the order takes no step with it: pages listen to the
 * order, which is published then.
 */
export const countChangeAtOrder = (transaction: Transaction, { orderId }: ReturnDocument): void =>
  transaction.update(orders.doc(orderId), { returnChanges: FieldValue.increment(1) });
