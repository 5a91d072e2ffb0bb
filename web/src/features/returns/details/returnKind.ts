import { mdiPackageVariantRemove } from '@mdi/js';
import { apiRoutes, type OrderReturn } from 'functions/contract';
import type { DocumentKind } from '../../../domain/document/DocumentFailure.tsx';
import { callApi } from '../../../lib/api/api.ts';
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

/** The page of a return. */
export const returnKind = (id: string, admin: boolean): DocumentKind => ({
  noun: 'return',
  icon: mdiPackageVariantRemove,
  missing: 'return-not-found',
  advice: {
    done: 'placed the order',
    read: (options) => callApi(apiRoutes.getReturn, { params: { id }, ...options }),
  },
  others: {
    to: returnBackLink(undefined, admin).to,
    label: admin ? 'See all returns' : 'See my orders',
  },
});
