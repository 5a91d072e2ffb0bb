import { roleOn } from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';
import { ApiError } from '../../../errors.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { once } from '../../../store/writes/once.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { orderResource } from '../orders/orders.ts';

/** A request for a step of an order. */
export interface StepRequest {
  id: string;
  key: string | undefined;
  /** The rest of the request, to distinguish a retry from another one. */
  input: object;
}

/** Throws for an account that may not see the order, or only look at it. */
const checkActor = (stored: OrderDocument | undefined, caller: Caller): void => {
  const order = orderResource.permitted(stored, caller);
  if (!roleOn(order, caller)) throw new ApiError('role-forbidden');
};

/** A step of an order in a transaction. */
export type Change<Result> = (transaction: Transaction, order: OrderDocument) => Promise<Result>;

/**
 * Takes a step of an order once for each request. Throws `order-not-found`, also for another
 * account's order.
 */
export const changeOnce = <Response>(
  { id, key, input }: StepRequest,
  caller: Caller,
  change: Change<Response>,
): Promise<Response> => {
  const checkRights = (stored: OrderDocument | undefined) => checkActor(stored, caller);
  const changes = orderResource.reference(id);
  const request = { caller: caller.uid, key, input: { id, ...input }, changes, checkRights };
  return once(request, (transaction, stored) =>
    change(transaction, orderResource.permitted(stored, caller)),
  );
};
