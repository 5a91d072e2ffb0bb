import type { OrderReturn } from 'functions/contract';
import { paths } from '../../../lib/router/paths.ts';

/** The way back from a return: to its order, or to the orders as long as that is not known. */
export const returnBackLink = (
  found: Pick<OrderReturn, 'orderNumber'> | undefined,
  admin: boolean,
) => {
  if (found)
    return { to: paths.orderDetails.href(found.orderNumber), label: `Order ${found.orderNumber}` };
  return admin
    ? { to: paths.allOrders, label: 'All orders' }
    : { to: paths.myOrders, label: 'My orders' };
};
