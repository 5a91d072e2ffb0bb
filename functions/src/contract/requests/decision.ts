/** How a request ends. */
import type { Approver } from '../companies/approval.ts';
import type { DecidedRequestStatus } from './lifecycle.ts';

/** The end of a request: the new status, and who decided; null for the shop itself. */
export interface Decision {
  status: DecidedRequestStatus;
  decidedBy: Approver | null;
  at: Date;
  reason?: string;
  /** The order of an approved request. */
  orderId?: string;
}

/** The fields of a request that its end changes. */
export const decidedFields = ({ status, decidedBy, at, reason = '', orderId }: Decision) => ({
  status,
  decidedBy,
  decidedAt: at,
  reason,
  orderId: orderId ?? null,
  checkAt: null,
});

/** The reason in a request that the shop has withdrawn because the company was closed. */
export const closedReason = 'The company was closed.';

/** The reason in a request that the shop has withdrawn because its requester has left. */
export const leftReason = 'The requester has left the company.';
