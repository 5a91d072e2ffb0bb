import {
  type DisputedFunds,
  hasChanged,
  mergeDispute,
  type OrderDispute,
} from '../../contract/index.ts';
import { disputeMail } from '../../mail/texts/disputeMail.ts';
import { recordAudit } from '../../store/audit.ts';
import { orders } from '../../store/collections/collections.ts';
import { keyedIdOf } from '../../store/writes/idempotency.ts';
import { transact } from '../../store/writes/transact.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { queueMail, readMailShop } from '../mail/queueMail.ts';
import type { PaidOrder } from '../ordering/booking/bookPayment.ts';
import { aboutOrder } from '../ordering/orders/orderMail.ts';
import { type CardPart, cardPartsOf, readPaidOrders, readShares } from './cardParts.ts';
import { disputedShares } from './cardShares.ts';
import { checkStripeCurrency } from './stripeCurrency.ts';

/** The fields of a dispute at Stripe that the shop uses, and what its event says. */
interface StripeDispute {
  id: string;
  amount: number;
  currency: string;
  payment_intent?: unknown;
  reason?: string | null | undefined;
  status: string;
  evidence_details?: { due_by?: number | null | undefined } | null | undefined;
}

/** The data of a dispute's event besides the dispute. */
export interface DisputeReport {
  dispute: StripeDispute;
  funds: DisputedFunds;
  /** The time of the event in seconds since 1970; null if it is the time of booking. */
  created: number | null;
}

const isoOf = (seconds: number): string => new Date(seconds * 1_000).toISOString();

const toDispute = ({ dispute, funds, created }: DisputeReport, now: Date): OrderDispute => {
  const { id, amount, reason, status, evidence_details } = dispute;
  const dueBy = evidence_details?.due_by;
  return {
    id,
    amount,
    reason: reason ?? 'general',
    status,
    funds,
    changes: 1,
    dueBy: dueBy ? isoOf(dueBy) : null,
    reportedAt: created === null ? now.toISOString() : isoOf(created),
  };
};

/** The id of the last change of a dispute, for its mail. */
export const disputeEventId = ({ id, changes }: Pick<OrderDispute, 'id' | 'changes'>): string =>
  `${id}-${changes}`;

/** Whether the mails about a dispute are about this order: the first one of its payment. */
export const isMailed = (
  { number }: Pick<PaidOrder['order'], 'number'>,
  { orderNumbers: [first] = [number] }: Pick<OrderDispute, 'orderNumbers'>,
): boolean => first === number;

/** The audit log names Stripe instead of an admin. */
const stripe = { uid: 'stripe', email: 'Stripe' };

const auditedFields = ({ status, funds, amount }: OrderDispute) => ({ status, funds, amount });

const labelOf = ({ order }: PaidOrder): string => `${order.number}, ${order.userEmail}`;

/** A dispute on one of the orders of the payment, as it was and as it is. */
interface DisputedOrder extends PaidOrder {
  known: OrderDispute | undefined;
  dispute: OrderDispute;
}

const knownOf = ({ order }: PaidOrder, { id }: OrderDispute): OrderDispute | undefined =>
  order.disputes?.find((known) => known.id === id);

/** The part of each order in the disputed amount: once known, it stays the same. */
const amountsOf = async (
  reported: OrderDispute,
  parts: readonly CardPart[],
  paid: readonly PaidOrder[],
): Promise<number[]> => {
  if (parts.length === 1) return [reported.amount];
  const known = paid.map((order) => knownOf(order, reported)?.amount ?? 0);
  const sum = known.reduce((total, amount) => total + amount, 0);
  if (sum === reported.amount) return known;
  return disputedShares(reported.amount, await readShares(parts, paid));
};

/** The orders that a dispute is about, with what is known of it after a report. */
const disputedOrdersOf = async (
  reported: OrderDispute,
  parts: readonly CardPart[],
  paid: readonly PaidOrder[],
): Promise<DisputedOrder[]> => {
  const amounts = await amountsOf(reported, parts, paid);
  const concerned = paid
    .map((order, at) => ({ ...order, amount: amounts[at] ?? 0, known: knownOf(order, reported) }))
    .filter(({ amount, known }, at) => amount > 0 || known || (at === 0 && reported.amount === 0));
  const orderNumbers = concerned.map(({ order }) => order.number);
  const together = parts.length === 1 ? {} : { orderNumbers };
  return concerned.map(({ amount, ...disputed }) => ({
    ...disputed,
    dispute: mergeDispute(disputed.known, { ...reported, amount, ...together }),
  }));
};

const audit = (
  transaction: Transaction,
  { known, dispute, ...paid }: DisputedOrder,
  requestId: string,
  furtherId: string | undefined,
): void =>
  recordAudit(
    transaction,
    { ...stripe, requestId },
    {
      action: 'payment-disputed',
      target: { kind: 'order', id: paid.id, label: labelOf(paid) },
      before: known ? auditedFields(known) : {},
      after: auditedFields(dispute),
    },
    furtherId,
  );

/** Notifies the shop of a dispute, and of each change, with one mail about the first order. */
const notify = async (
  transaction: Transaction,
  disputed: DisputedOrder,
  amount: number,
): Promise<void> => {
  const { order, dispute } = disputed;
  const shop = await readMailShop();
  queueMail(
    transaction,
    {
      kind: 'shop-dispute',
      eventId: disputeEventId(dispute),
      to: shop.email,
      userId: order.userId,
      about: aboutOrder(disputed),
      content: disputeMail(order, shop, { ...dispute, amount }),
    },
    shop,
  );
};

/**
 * Shows a dispute about a payment on its order, or on each with its part, records it in the audit
 * log and notifies the shop, once for each change of its status or of where the money is. Nothing
 * is booked: the bank may give the money back. Throws `payment-not-found` as long as the shop does
 * not have the payment.
 */
export const recordCardDispute = async (
  report: DisputeReport,
  requestId: string,
): Promise<void> => {
  const { currency, payment_intent } = report.dispute;
  const parts = await cardPartsOf(payment_intent);
  checkStripeCurrency(currency);
  const reported = toDispute(report, new Date());
  await transact(async (transaction) => {
    const paid = await readPaidOrders(transaction, parts);
    const disputed = await disputedOrdersOf(reported, parts, paid);
    const changed = disputed.filter(({ known, dispute }) => hasChanged(known, dispute));
    for (const [at, one] of changed.entries()) {
      const others = (one.order.disputes ?? []).filter(({ id }) => id !== one.dispute.id);
      transaction.update(orders.doc(one.id), { disputes: [...others, one.dispute] });
      const furtherId = at === 0 ? undefined : keyedIdOf(transaction.id, one.order.number);
      audit(transaction, one, requestId, furtherId);
    }
    const mailed = changed.find(({ order, dispute }) => isMailed(order, dispute));
    if (mailed) await notify(transaction, mailed, reported.amount);
  });
};
