import { useQuery } from '@tanstack/react-query';
import { type Actor, apiRoutes } from 'functions/contract';
import type { Order } from '../../../../domain/order/order.ts';
import { orderKeys } from '../../../../domain/order/orderCache.ts';
import { useMay } from '../../../../domain/staff/useMay.ts';
import { callApi } from '../../../../lib/api/api.ts';

/** Whether another admin changed the order: only the audit log has that admin's address. */
export const isChangedByOthers = ({ userId, history }: Order, caller: Actor): boolean =>
  history.some(({ uid }) => uid !== null && uid !== userId && uid !== caller.uid);

/** The audit log of an order. Admins read it if another admin changed the order. */
export const useOrderAudit = (order: Order | undefined, caller: Actor) => {
  const mayRead = useMay()(apiRoutes.listAudit);
  return useQuery({
    queryKey: orderKeys.audit(order?._id ?? ''),
    queryFn: ({ signal }) =>
      callApi(apiRoutes.listAudit, { query: { target: `order/${order?._id}` }, signal }),
    enabled: mayRead && caller.staff && order !== undefined && isChangedByOthers(order, caller),
  });
};
