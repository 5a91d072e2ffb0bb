import {
  allowedTransitions,
  type ErrorCode,
  findTransition,
  type OrderStatus,
  type PermittedTransition,
} from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';
import { ApiError } from '../../../errors.ts';
import type { Caller } from '../../../store/accounts/caller.ts';

/** A transition that an account asks for. */
export interface RequestedTransition {
  order: OrderDocument;
  to: OrderStatus;
  caller: Caller;
}

/**
 * The transition, if the caller may make it. Otherwise throws `code` with the permitted statuses.
 */
export const permittedTransition = (
  { order, to, caller }: RequestedTransition,
  code: Extract<ErrorCode, 'transition-not-allowed' | 'order-not-cancellable'>,
): PermittedTransition => {
  const found = findTransition(order, to, caller);
  if (found) return found;
  const allowed = allowedTransitions(order, caller).map((transition) => transition.to);
  throw new ApiError(code, { orderStatus: order.status, allowed });
};
