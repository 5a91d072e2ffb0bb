import { useQuery } from '@tanstack/react-query';
import { type Actor, apiRoutes } from 'functions/contract';
import { History } from '../../../../domain/document/History.tsx';
import type { Order } from '../../../../domain/order/order.ts';
import { orderKeys } from '../../../../domain/order/orderCache.ts';
import { orderStatusChips } from '../../../../domain/order/orderFilters.ts';
import { callApi } from '../../../../lib/api/api.ts';
import { nextSteps, reachedSteps } from './orderProgress.ts';

/** Whether another admin changed the order: only the audit log has that admin's address. */
export const isChangedByOthers = ({ userId, history }: Order, caller: Actor): boolean =>
  history.some(({ uid }) => uid !== null && uid !== userId && uid !== caller.uid);

/** The audit log of an order. Admins read it if another admin changed the order. */
const useOrderAudit = (order: Order, caller: Actor) =>
  useQuery({
    queryKey: orderKeys.audit(order._id),
    queryFn: ({ signal }) =>
      callApi(apiRoutes.listAudit, { query: { target: `order/${order._id}` }, signal }),
    enabled: caller.admin && isChangedByOthers(order, caller),
  });

/** The steps that an order has taken, and the statuses that it has still to reach. */
export const OrderProgress = ({ order, caller }: { order: Order; caller: Actor }) => {
  const { data: audit } = useOrderAudit(order, caller);
  return (
    <History
      steps={reachedSteps(order, caller, audit).map(({ title, takesBack, at, who, details }) => ({
        mark: takesBack ? 'refused' : 'done',
        title: `${title} by ${who}`,
        at,
        lines: details.map(({ name, text }) => `${name}: ${text}`),
      }))}
      ahead={nextSteps(order, caller).map(({ status, expectation }) => ({
        mark: 'ahead',
        title: orderStatusChips[status].label,
        lines: [expectation],
      }))}
    />
  );
};
