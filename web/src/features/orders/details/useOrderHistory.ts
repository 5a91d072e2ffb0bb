import { useQuery } from '@tanstack/react-query';
import type { Order } from 'functions/contract';
import { orderKeys } from '../orderCache.ts';
import { readOrderAudit } from '../orderRequests.ts';
import { type HistoryStep, hasActsOfAdmins, historyOf } from './orderHistory.ts';

/** What became of an order and by whom; admins' addresses are asked for where there is one. */
export const useOrderHistory = (order: Order | undefined): HistoryStep[] => {
  const id = order?._id ?? '';
  const { data: audit } = useQuery({
    queryKey: orderKeys.audit(id),
    queryFn: ({ signal }) => readOrderAudit(id, signal),
    enabled: order !== undefined && hasActsOfAdmins(order),
  });
  return order ? historyOf(order, audit) : [];
};
