import type { Actor } from '../../accounts.ts';
import { orders, tools } from '../../collections.ts';
import {
  type OrderDocument,
  type PermittedTransition,
  returnsStock,
  type StoredOrderEvent,
  type TransitionInput,
} from '../../contract/index.ts';
import { readDocuments } from '../../documents.ts';
import { recordSales } from '../ledger/sales.ts';
import { moveStock } from '../ledger/stock.ts';
import { recordAudit } from '../store/audit.ts';
import type { Transaction } from '../store/transact.ts';

/** A permitted transition with its details, and the order before it. */
export interface StatusChange extends Partial<Omit<TransitionInput, 'to'>> {
  id: string;
  order: OrderDocument;
  transition: PermittedTransition;
}

const givenDetails = ({ reason, carrier, trackingNumber }: StatusChange) => ({
  ...(reason && { reason }),
  ...(carrier && { carrier }),
  ...(trackingNumber && { trackingNumber }),
});

const linesOfExistingTools = async ({ lines }: OrderDocument) => {
  const found = await readDocuments(lines.map(({ toolId }) => tools.doc(toolId)));
  return lines.filter((_, index) => found[index] !== undefined);
};

const returnStock = async (
  transaction: Transaction,
  { id, order }: StatusChange,
  { at }: StoredOrderEvent,
  { uid: by }: Actor,
): Promise<void> => {
  const cause = { reason: 'cancellation', orderId: id, by, at } as const;
  for (const { toolId, quantity } of await linesOfExistingTools(order)) {
    moveStock(transaction, toolId, { change: quantity, ...cause });
  }
};

const recordChange = (transaction: Transaction, change: StatusChange, caller: Actor): void => {
  const {
    id,
    order,
    transition: { to },
  } = change;
  recordAudit(transaction, caller, {
    action: `order-${to}`,
    target: { kind: 'order', id, label: `${order.number}, ${order.userEmail}` },
    before: { status: order.status },
    after: { status: to, ...givenDetails(change) },
  });
};

/** A concurrent retry has the same id, but made the change at another time. */
const isSame = (one: StoredOrderEvent, other: StoredOrderEvent): boolean =>
  one.transitionId === other.transitionId && one.at.getTime() === other.at.getTime();

/**
 * Changes the status of an order and records it in its history, and in the audit log if an admin does
 * it. If the order no longer counts as sold, its pieces return to stock, except those of deleted tools,
 * and the sales of its day are reduced. Returns the changed order.
 */
export const changeStatus = async (
  transaction: Transaction,
  change: StatusChange,
  caller: Actor,
): Promise<OrderDocument> => {
  const {
    id,
    order,
    transition: { to, actor },
  } = change;
  const transitionId = transaction.id;
  const made = { status: to, actor, uid: caller.uid, at: new Date(), transitionId };
  const event: StoredOrderEvent = { ...made, ...givenDetails(change) };
  const changed = { status: to, history: [...order.history, event] };
  transaction.update(orders.doc(id), changed);
  if (returnsStock(order.status, to)) {
    await returnStock(transaction, change, event, caller);
    recordSales(transaction, order, to);
  }
  if (actor === 'admin') recordChange(transaction, change, caller);
  // Last, because the entry of the audit log would also prove the commit of a concurrent retry.
  transaction.proveBy(orders.doc(id), ({ history }) => history.some((one) => isSame(one, event)));
  return { ...order, ...changed };
};
