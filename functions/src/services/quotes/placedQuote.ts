import type { OrderDocument } from '../../documents/orders/orders.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { recordAudit } from '../../store/audit.ts';
import { keyedIdOf } from '../../store/writes/idempotency.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import type { PlacedBy } from '../ordering/placing/createOrder.ts';

/**
 * The id of the order that a quote becomes when it is accepted directly: derived from it, so that a
 * retry finds the order.
 */
export const orderIdOf = (quoteId: string): string => keyedIdOf('quote', quoteId);

/** Records in the audit log that staff have placed the order of a quote for its customer. */
export const recordPlaced = (
  transaction: Transaction,
  caller: Caller,
  { id, order }: { id: string; order: OrderDocument },
  { reason }: PlacedBy,
): void =>
  recordAudit(transaction, caller, {
    action: 'order-placed',
    target: { kind: 'order', id, label: order.number },
    before: {},
    after: { status: order.status, quote: order.quoteNumber, total: order.total, reason },
  });
