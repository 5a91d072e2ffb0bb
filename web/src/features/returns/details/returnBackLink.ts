import type { OrderReturn } from 'functions/contract';
import { paths } from '../../../lib/router/paths.ts';

/**
 * The way back from a return: for staff to the returns, for its customer to its order, or to the
 * orders as long as that is not known.
 */
export const returnBackLink = (
  found: Pick<OrderReturn, 'orderNumber'> | undefined,
  admin: boolean,
) => {
  if (admin) return { to: paths.allReturns, label: 'Returns' };
  return found
    ? { to: paths.orderDetails.href(found.orderNumber), label: `Order ${found.orderNumber}` }
    : { to: paths.myOrders, label: 'My orders' };
};
