import type { Actor } from 'functions/contract';
import { History } from '../../../../domain/document/History.tsx';
import type { Order } from '../../../../domain/order/order.ts';
import { orderStatusChips } from '../../../../domain/order/orderFilters.ts';
import { nextSteps, reachedSteps } from './orderProgress.ts';
import { useOrderAudit } from './useOrderAudit.ts';

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
