import { apiRoutes } from 'functions/contract';
import { keepLastCarrier } from '../../../domain/order/lastCarrier.ts';
import type { Order } from '../../../domain/order/order.ts';
import { useTransitions } from '../../../domain/order/useOrders.ts';
import { callApi } from '../../../lib/api/api.ts';
import type { BulkResult } from '../../../lib/queries/runBulk.ts';
import { useRequestKeys } from '../../../lib/storage/useRequestKeys.ts';
import { type ActionValues, detailsOf, type OrderAction } from './orderActions.ts';
import { isFinal } from './transitionFailure.ts';

/** Runs an action on some of its orders. */
export type RunAction = (
  action: OrderAction,
  orders: readonly Order[],
  values: ActionValues,
  /** Called after each order. */
  onEach?: () => void,
) => Promise<ActionResult>;

/** The orders as they were, and the changed ones as they are now. */
export interface ActionResult extends BulkResult<Order> {
  moved: Order[];
}

/** Runs actions with idempotency keys, and resolves when the lists have been refreshed. */
export const useRunAction = (): RunAction => {
  const { mutateAsync } = useTransitions();
  const withKey = useRequestKeys(isFinal);
  return async (action, orders, values, onEach) => {
    const moved: Order[] = [];
    const result = await mutateAsync({
      orders,
      move: ({ _id: id }) => {
        const position = action.orders.findIndex(({ _id }) => _id === id);
        const details = detailsOf(action, values, position);
        return withKey(`${action.to}/${id}`, async (idempotencyKey) => {
          const body = { to: action.to, ...details };
          const input = { params: { id }, body, idempotencyKey };
          const { order } = await callApi(apiRoutes.transitionOrder, input);
          moved.push(order);
          return order;
        }).finally(onEach);
      },
    });
    if (action.to === 'shipped' && result.done.length > 0) keepLastCarrier(values.carrier.trim());
    return { ...result, moved };
  };
};
