/** How a request ends. */
import type { Approver } from '../companies/approval.ts';
import type { DecidedState } from './lifecycle.ts';

/** The end of a request: the new state, and who decided; null for the shop itself. */
export interface Decision {
  state: DecidedState;
  decidedBy: Approver | null;
  at: Date;
  reason?: string;
  /** The order of an approved request. */
  orderId?: string;
}

/** The fields of a request that its end changes. */
export const decidedFields = ({ state, decidedBy, at, reason = '', orderId }: Decision) => ({
  state,
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
