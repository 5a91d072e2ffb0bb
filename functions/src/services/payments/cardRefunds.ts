import type Stripe from 'stripe';
import { orders, payments } from '../../collections.ts';
import { dayOf, type PaymentDocument, type RecordedPayment } from '../../contract/index.ts';
import { ApiError, validationError } from '../../errors.ts';
import { type Found, findDocuments } from '../../queries.ts';
import { type Transaction, transact } from '../store/transact.ts';
import { book, toRecorded } from './bookByAdmin.ts';
import { bookPayment, type PaidOrder, type PaymentEntry } from './bookPayment.ts';

/** The fields of a refund at Stripe that the shop uses. */
export type StripeRefund = Pick<
  Stripe.Refund,
  'id' | 'amount' | 'currency' | 'payment_intent' | 'status' | 'metadata'
>;

/** What the shop adds to a refund at Stripe: the admin who made it, and the id of the request. */
export interface RefundMetadata extends Record<string, string> {
  by: string;
  byEmail: string;
  request: string;
}

const cardPaymentOf = async ({ payment_intent }: StripeRefund): Promise<Found<PaymentDocument>> => {
  const query = payments.where('card.paymentIntentId', '==', payment_intent);
  const [found] = await findDocuments(query.where('kind', '==', 'payment'), 1);
  // Stripe retries the event, and the payment may have arrived by then.
  if (!found) throw new ApiError('payment-not-found');
  return found;
};

const readOrder = async (transaction: Transaction, id: string): Promise<PaidOrder> => {
  const order = await transaction.read(orders.doc(id));
  if (!order) throw new ApiError('order-not-found');
  return { id, order };
};

const entryOf = (
  { id, amount, metadata }: StripeRefund,
  { content }: Found<PaymentDocument>,
): PaymentEntry => ({
  ...{ kind: 'refund', amount: -amount, refunded: amount, method: 'card', reference: id },
  ...{ receivedAt: dayOf(new Date()), by: metadata?.by ?? null, card: content.card },
});

/** Books a refund once, under its id, and in the audit log if an admin made it in the shop. */
const bookRefund = (
  refund: StripeRefund,
  payment: Found<PaymentDocument>,
  requestId: string,
): Promise<RecordedPayment> => {
  const { by: uid, byEmail: email, request } = refund.metadata ?? {};
  const reference = payments.doc(refund.id);
  const work = async (transaction: Transaction): Promise<RecordedPayment> => {
    // In this order: an order that is read after its entry contains it.
    const earlier = await transaction.read(reference);
    const paid = await readOrder(transaction, payment.content.orderId);
    if (earlier) return toRecorded(refund.id, earlier, paid);
    const entry = entryOf(refund, payment);
    if (uid && email) {
      return book(transaction, paid, { paymentId: refund.id, entry }, { uid, email, requestId });
    }
    const booked = await bookPayment(transaction, paid, refund.id, entry);
    transaction.proveBy(reference, () => true);
    return toRecorded(refund.id, booked.payment, { id: paid.id, order: booked.order });
  };
  return transact(work, request);
};

/** Takes a refund back that the customer's bank has refused: the money is at the shop again. */
const bookFailure = (refund: StripeRefund, { content }: Found<PaymentDocument>): Promise<void> => {
  const { id, amount } = refund;
  const reversalId = `reversal-${id}`;
  const reference = payments.doc(reversalId);
  return transact(async (transaction) => {
    const paid = await readOrder(transaction, content.orderId);
    if (await transaction.read(reference)) return;
    await bookPayment(transaction, paid, reversalId, {
      ...{ kind: 'reversal', amount, refunded: -amount, method: 'card', reference: id },
      ...{ receivedAt: dayOf(new Date()), by: null, card: content.card },
      ...{ reverses: id, reason: 'The refund failed at the bank of the card' },
    });
    transaction.proveBy(reference, () => true);
  });
};

const hasFailed = ({ status }: StripeRefund): boolean =>
  status === 'failed' || status === 'canceled';

/**
 * Books a refund that was made at Stripe: once, in whatever order and however often its events arrive.
 * Books the opposite entry when it has failed. Throws `payment-not-found` as long as the shop does not
 * have the payment, and `validation` for another currency.
 */
export const recordCardRefund = async (
  refund: StripeRefund,
  requestId: string,
): Promise<RecordedPayment> => {
  if (refund.currency !== 'usd') throw validationError({ currency: 'The currency must be usd' });
  const payment = await cardPaymentOf(refund);
  const recorded = await bookRefund(refund, payment, requestId);
  if (hasFailed(refund)) await bookFailure(refund, payment);
  return recorded;
};
