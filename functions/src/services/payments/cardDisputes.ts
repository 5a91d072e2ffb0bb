import {
  type DisputedFunds,
  hasChanged,
  mergeDispute,
  type OrderDispute,
} from '../../contract/index.ts';
import { validationError } from '../../errors.ts';
import { disputeMail } from '../../mail/texts/disputeMail.ts';
import { recordAudit } from '../../store/audit.ts';
import { orders } from '../../store/collections/collections.ts';
import { transact } from '../../store/writes/transact.ts';
import { queueMail, readMailShop } from '../mail/queueMail.ts';
import type { PaidOrder } from '../ordering/booking/bookPayment.ts';
import { aboutOrder } from '../ordering/orders/orderMail.ts';
import { cardPaymentOf } from './cardRefunds.ts';
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

/** The audit log names Stripe instead of an admin. */
const stripe = { uid: 'stripe', email: 'Stripe' };

const auditedFields = ({ status, funds, amount }: OrderDispute) => ({ status, funds, amount });

const labelOf = ({ order }: PaidOrder): string => `${order.number}, ${order.userEmail}`;

/**
 * Shows a dispute about a payment on its order, records it in the audit log and notifies the shop,
 * once for each change of its status or of where the money is. Nothing is booked: the bank may give
 * the money back. Throws `payment-not-found` as long as the shop does not have the payment.
 */
export const recordCardDispute = async (
  report: DisputeReport,
  requestId: string,
): Promise<void> => {
  const { currency, payment_intent } = report.dispute;
  const { content } = await cardPaymentOf(payment_intent);
  checkStripeCurrency(currency);
  const reported = toDispute(report, new Date());
  const reference = orders.doc(content.orderId);
  await transact(async (transaction) => {
    const order = await transaction.read(reference);
    if (!order) throw validationError({ payment_intent: 'The order does not exist' });
    const { disputes = [] } = order;
    const known = disputes.find(({ id }) => id === reported.id);
    const dispute = mergeDispute(known, reported);
    if (!hasChanged(known, dispute)) return;
    const others = disputes.filter(({ id }) => id !== dispute.id);
    const paid = { id: content.orderId, order };
    transaction.update(reference, { disputes: [...others, dispute] });
    recordAudit(
      transaction,
      { ...stripe, requestId },
      {
        action: 'payment-disputed',
        target: { kind: 'order', id: paid.id, label: labelOf(paid) },
        before: known ? auditedFields(known) : {},
        after: auditedFields(dispute),
      },
    );
    const shop = await readMailShop();
    queueMail(
      transaction,
      {
        kind: 'shop-dispute',
        eventId: disputeEventId(dispute),
        to: shop.email,
        userId: order.userId,
        about: aboutOrder(paid),
        content: disputeMail(order, shop, dispute),
      },
      shop,
    );
  });
};
