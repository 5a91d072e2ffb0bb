import { useQuery } from '@tanstack/react-query';
import { apiRoutes, canOverride, limits, type PromiseInput } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { isClientError } from '../../lib/api/apiProblem.ts';
import { runBulk } from '../../lib/queries/runBulk.ts';
import { useSend } from '../../lib/queries/useSend.ts';
import { useRequestKeys } from '../../lib/storage/useRequestKeys.ts';
import type { Order } from '../order/order.ts';
import { orderDependents, orderKeys } from '../order/orderCache.ts';
import { nextLevelOf, problemOf } from './reminderTexts.ts';

const refreshes = [orderKeys.all, ...orderDependents];

/** A run of reminders: whether each is sent before its day, and before that of a promise. */
interface ReminderRun {
  orders: readonly Order[];
  override: boolean;
}

/** Sends the next reminder of each order; a failure does not stop the others. */
export const useReminders = () => {
  const once = useRequestKeys();
  const send = useSend(
    ({ orders, override }: ReminderRun) =>
      runBulk(orders, (order) => {
        const params = { id: order._id };
        const body = { level: nextLevelOf(order), override };
        return once(JSON.stringify([params, body]), (idempotencyKey) =>
          callApi(apiRoutes.sendReminder, { params, body, idempotencyKey }),
        );
      }),
    { refreshes },
  );
  return (run: ReminderRun) => send(run);
};

/** Whether another attempt can succeed: after an override, or once the shop is reached again. */
export const isRetryable = (error: unknown): boolean => {
  const problem = problemOf(error);
  return problem ? canOverride(problem) : !isClientError(error);
};

/** Notes until when a customer has promised to pay; an empty day for no promise. */
export const usePromise = ({ _id: id }: Order) =>
  useSend((body: PromiseInput) => callApi(apiRoutes.notePromise, { params: { id }, body }), {
    refreshes,
  });

/** The late orders of a payer as they are now: reminders are sent by the levels that they have. */
export const useLateOrders = (payer: string, enabled: boolean) =>
  useQuery({
    queryKey: orderKeys.list(`late ${payer}`),
    queryFn: ({ signal }): Promise<Order[]> =>
      callApi(apiRoutes.listOrders, {
        query: { payer, payment: 'overdue', status: 'all', limit: limits.pageSize.max },
        signal,
      }),
    enabled,
    gcTime: 0,
  });
