import { isOwn } from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';
import { ApiError } from '../../../errors.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { once } from '../../../store/writes/once.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { closeCardPage, payableFields } from '../booking/closeCardPage.ts';
import { orderResource } from '../orders/orders.ts';

/** A request for a step of an order. */
export interface StepRequest {
  id: string;
  key: string | undefined;
  /** The rest of the request, to distinguish a retry from another one. */
  input: object;
}

/** The order after its step, and the response to the request. */
interface Step<Response> {
  order: OrderDocument;
  response: Response;
}

/** Throws for an account that may not see the order, or only look at it. */
const checkActor = (stored: OrderDocument | undefined, caller: Caller): void => {
  const order = orderResource.permitted(stored, caller);
  if (!caller.admin && !isOwn(order, caller)) throw new ApiError('role-forbidden');
};

/**
 * Takes a step of an order once for each request, and closes a card page that would then take too
 * much. Throws `order-not-found`, also for another account's order.
 */
export const changeOnce = async <Response>(
  { id, key, input }: StepRequest,
  caller: Caller,
  change: (transaction: Transaction, order: OrderDocument) => Promise<Step<Response>>,
): Promise<Response> => {
  const checkRights = (stored: OrderDocument | undefined) => checkActor(stored, caller);
  const changes = orderResource.reference(id);
  const request = { caller: caller.uid, key, input: { id, ...input }, changes, checkRights };
  const { response, payable } = await once(request, async (transaction, stored) => {
    const { order, response } = await change(transaction, orderResource.permitted(stored, caller));
    return { response, payable: payableFields(order) };
  });
  await closeCardPage(payable);
  return response;
};
