import { parseReturnNumber } from '../../contract/index.ts';
import { returnFields } from '../../contract/returns/fields.ts';
import type { ReturnDocument } from '../../documents/orders/returns.ts';
import { orders, returns } from '../../store/collections/collections.ts';
import { numberedResource } from '../../store/resource/resource.ts';
import { increment } from '../../store/writes/increment.ts';
import type { Confirmation } from '../../store/writes/transact.ts';
import type { Transaction } from '../../store/writes/transaction.ts';

/** Returns and guarantee claims. */
export const returnResource = numberedResource({
  collection: returns,
  fields: returnFields,
  notFound: 'return-not-found',
  numberIn: (text) => parseReturnNumber(text)?.number,
});

/** The place in the history of a return of the change by a request; -1 if there is none. */
const changeOf = ({ history }: ReturnDocument, requestId: string): number =>
  history.findIndex(({ transitionId }) => transitionId === requestId);

/** Whether a request has changed a return. */
const isReturnChangedBy = (found: ReturnDocument, requestId: string): boolean =>
  changeOf(found, requestId) >= 0;

/** How a return shows that a transaction has changed it. */
export const confirmedByReturn = (id: string): Confirmation<ReturnDocument> => ({
  reference: returnResource.reference(id),
  shows: isReturnChangedBy,
});

/**
 * Counts a change of a return at its order, if the order takes no step with it: pages listen to the
 * order, which is published then.
 */
export const countChangeAtOrder = (transaction: Transaction, { orderId }: ReturnDocument): void =>
  transaction.update(orders.doc(orderId), { returnChanges: increment(1) });
