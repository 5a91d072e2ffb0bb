import { useQuery } from '@tanstack/react-query';
import type { AuditEntry, OrderStatus } from 'functions/contract';
import type { Order } from '../order.ts';
import { orderKeys } from '../orderCache.ts';
import { readOrderAudit } from '../orderRequests.ts';

/** A change of an order's status, with the name of the person who made it. */
export interface HistoryStep {
  status: OrderStatus;
  who: string;
  at: string;
}

/** Whether anyone but the customer changed the order. */
export const isChangedByAdmin = ({ userId, history }: Order): boolean =>
  history.some(({ uid }) => uid !== userId);

/**
 * The status changes of an order, oldest first. The customer's name comes from the order, the email
 * addresses of admins from the audit log.
 */
export const historyOf = (
  { userId, userName, history }: Order,
  audit: readonly AuditEntry[] = [],
): HistoryStep[] => {
  const nameOf = (uid: string | null) => {
    if (uid === userId) return userName;
    return audit.find(({ by }) => by === uid)?.byEmail ?? 'an admin';
  };
  return history.map(({ status, uid, at }) => ({ status, at, who: nameOf(uid) }));
};

/** The history of an order. Reads the audit log only if an admin changed the order. */
export const useOrderHistory = (order: Order | undefined): HistoryStep[] => {
  const id = order?._id ?? '';
  const { data: audit } = useQuery({
    queryKey: orderKeys.audit(id),
    queryFn: ({ signal }) => readOrderAudit(id, signal),
    enabled: order !== undefined && isChangedByAdmin(order),
  });
  return order ? historyOf(order, audit) : [];
};
