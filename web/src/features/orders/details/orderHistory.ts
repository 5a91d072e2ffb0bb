import type { AuditEntry, Order, OrderStatus } from 'functions/contract';

/** A step of an order's life, with whoever took it by name. */
export interface HistoryStep {
  status: OrderStatus;
  who: string;
  at: string;
}

/** Whether others than the customer had a hand in an order. */
export const hasActsOfAdmins = ({ userId, statusHistory }: Order): boolean =>
  statusHistory.some(({ by }) => by !== userId);

/**
 * What became of an order, the first step first. The order knows the customer's name, the audit log
 * the addresses of admins.
 */
export const historyOf = (
  { userId, userName, statusHistory }: Order,
  audit: readonly AuditEntry[] = [],
): HistoryStep[] => {
  const nameOf = (uid: string) => {
    if (uid === userId) return userName;
    return audit.find(({ by }) => by === uid)?.byEmail ?? 'an admin';
  };
  return statusHistory.map(({ status, by, at }) => ({ status, at, who: nameOf(by) }));
};
