import { randomUUID } from 'node:crypto';
import { GrpcStatus } from 'firebase-admin/firestore';
import { dayOf, formatCents, type RecordedPayment } from '../../contract/index.ts';
import type { PaymentDocument } from '../../documents/orders/payments.ts';
import { ApiError, codeOf, validationError } from '../../errors.ts';
import { isDocumentId, orders, payments } from '../../store/collections/collections.ts';
import { type Found, findDocuments } from '../../store/reads/queries.ts';
import { addAnswer } from '../../store/writes/answers.ts';
import { transact } from '../../store/writes/transact.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { bookPayment, type PaidOrder, type PaymentEntry } from '../ordering/booking/bookPayment.ts';
import { shopTimeZone } from '../settings/settings.ts';
import { book, toRecorded } from './bookByAdmin.ts';
import { checkStripeCurrency } from './stripeCurrency.ts';

/** The fields of a refund at Stripe that the shop uses. */
export interface StripeRefund {
  id: string;
  amount: number;
  currency: string;
  payment_intent?: unknown;
  status?: string | null | undefined;
  metadata?: Record<string, unknown> | null | undefined;
}

/** The metadata of a refund at Stripe: the admin who made it, and the id of the request. */
export interface RefundMetadata extends Record<string, string> {
  by: string;
  byEmail: string;
  request: string;
  /** The hash of its input. */
  input: string;
}

const isRequestId = (id: unknown): boolean =>
  typeof id === 'string' && /^[\da-f-]{36,64}$/.test(id);

/** The admin who made a refund in the shop; undefined for one that was made elsewhere. */
const madeBy = ({ metadata }: StripeRefund): RefundMetadata | undefined => {
  const { by, byEmail, request, input } = metadata ?? {};
  if (typeof by !== 'string' || !by || typeof byEmail !== 'string' || !byEmail) return undefined;
  if (!isRequestId(request)) return undefined;
  return { by, byEmail, request: String(request), input: String(input) };
};

/**
 * The payment by card under an id of Stripe. Throws `payment-not-found` as long as it has not
 * arrived.
 */
export const cardPaymentOf = async (payment_intent: unknown): Promise<Found<PaymentDocument>> => {
  if (typeof payment_intent !== 'string') throw new ApiError('payment-not-found');
  const query = payments.where('card.paymentIntentId', '==', payment_intent);
  const [found] = await findDocuments(query.where('kind', '==', 'payment'), 1);
  // Stripe retries the event, and the payment may have arrived by then.
  if (!found) throw new ApiError('payment-not-found');
  return found;
};

const readOrder = async ({ read }: Pick<Transaction, 'read'>, id: string): Promise<PaidOrder> => {
  const order = await read(orders.doc(id));
  if (!order) throw new ApiError('order-not-found');
  return { id, order };
};

const entryOf = (
  refund: StripeRefund,
  { content }: Found<PaymentDocument>,
  by: string | null,
  timeZone: string,
): PaymentEntry => {
  const { id, amount } = refund;
  return {
    kind: 'refund',
    amount: -amount,
    refunded: amount,
    method: 'card',
    reference: id,
    receivedAt: dayOf(new Date(), timeZone),
    by,
    card: content.card,
  };
};

/** The most entries of a card payment that are added up; an order's page shows fewer. */
const maxEntries = 1_000;

/**
 * Throws `validation` if a refund and those before it come to more than the payment. Each entry
 * changes the order, so none is added between the transaction's read of the order and its commit.
 * If another call has booked the same refund, that is found when the transaction is retried.
 */
const checkSum = async (
  { id: refundId, amount }: StripeRefund,
  { content: { card } }: Found<PaymentDocument>,
): Promise<void> => {
  const query = payments.where('card.paymentIntentId', '==', card?.paymentIntentId);
  const entries = await findDocuments(query, maxEntries);
  const others = entries.filter(
    ({ id, content }) => id !== refundId && content.reverses !== refundId,
  );
  const left = others.reduce((sum, { content }) => sum + content.amount, 0);
  if (amount <= left) return;
  const message = `Only ${formatCents(Math.max(left, 0))} of the payment is left to refund`;
  throw validationError({ amount: message });
};

interface BookedRefund {
  refund: StripeRefund;
  payment: Found<PaymentDocument>;
  /** The admin who made it in the shop, and the id of the request. */
  maker: RefundMetadata | undefined;
  requestId: string;
}

/** Books a refund, in the audit log too and with the answer if an admin made it in the shop. */
const bookNew = async (
  transaction: Transaction,
  paid: PaidOrder,
  { refund, payment, maker, requestId }: BookedRefund,
): Promise<RecordedPayment> => {
  await checkSum(refund, payment);
  const entry = entryOf(refund, payment, maker?.by ?? null, await shopTimeZone());
  if (!maker) {
    const booked = await bookPayment(transaction, paid, refund.id, entry);
    return toRecorded(refund.id, booked.payment, { id: paid.id, order: booked.order });
  }
  const auditor = { uid: maker.by, email: maker.byEmail, requestId };
  const recorded = await book(transaction, paid, { paymentId: refund.id, entry }, auditor);
  addAnswer(transaction, { uid: maker.by, input: maker.input }, recorded);
  return recorded;
};

/** Books a refund once, under its id. */
const bookOnce = (booking: BookedRefund): Promise<RecordedPayment> => {
  const { refund, payment, maker } = booking;
  const reference = payments.doc(refund.id);
  let bookedAt: string | undefined;
  const work = async (transaction: Transaction): Promise<RecordedPayment> => {
    const earlier = await transaction.read(reference);
    const paid = await readOrder(transaction, payment.content.orderId);
    if (earlier) return toRecorded(refund.id, earlier, paid);
    const recorded = await bookNew(transaction, paid, booking);
    bookedAt = recorded.payment.recordedAt;
    return recorded;
  };
  // Stripe's event may have booked it meanwhile, a moment earlier: then that entry is the answer.
  const shows = ({ recordedAt }: PaymentDocument) => recordedAt.toISOString() === bookedAt;
  return transact(work, { id: maker?.request ?? randomUUID(), confirmBy: { reference, shows } });
};

const bookRefund = async (
  refund: StripeRefund,
  payment: Found<PaymentDocument>,
  requestId: string,
): Promise<RecordedPayment> => {
  const maker = madeBy(refund);
  try {
    return await bookOnce({ refund, payment, maker, requestId });
  } catch (error) {
    // The audit log has an entry of that request: the metadata of another refund was copied.
    if (!maker || codeOf(error) !== GrpcStatus.ALREADY_EXISTS) throw error;
    return bookOnce({ refund, payment, maker: undefined, requestId });
  }
};

/** Takes a refund back that the customer's bank has refused: the money is at the shop again. */
const bookFailure = (refund: StripeRefund, { content }: Found<PaymentDocument>): Promise<void> => {
  const { id, amount } = refund;
  const reversalId = `reversal-${id}`;
  const reference = payments.doc(reversalId);
  const work = async (transaction: Transaction): Promise<void> => {
    const paid = await readOrder(transaction, content.orderId);
    if (await transaction.read(reference)) return;
    await bookPayment(transaction, paid, reversalId, {
      kind: 'reversal',
      amount,
      refunded: -amount,
      method: 'card',
      reference: id,
      receivedAt: dayOf(new Date(), await shopTimeZone()),
      by: null,
      card: content.card,
      reverses: id,
      reason: 'The refund failed at the bank of the card',
    });
  };
  return transact(work, { confirmBy: { reference, shows: () => true } });
};

const hasFailed = ({ status }: StripeRefund): boolean =>
  status === 'failed' || status === 'canceled';

/** Stripe refunds at most what was paid, in its currency. */
const checkMoney = ({ amount, currency }: StripeRefund, { content }: Found<PaymentDocument>) => {
  checkStripeCurrency(currency);
  if (Number.isSafeInteger(amount) && amount > 0 && amount <= content.amount) return;
  throw validationError({ amount: 'The amount must be in cents, and at most that of the payment' });
};

/**
 * Books a refund that was made at Stripe: once, in whatever order and however often its events
 * arrive. Books the opposite entry when it has failed. Throws `payment-not-found` as long as the
 * shop does not have the payment, and `validation` for another currency, and for more than was
 * paid, also together with earlier refunds of the payment.
 */
export const recordCardRefund = async (
  refund: StripeRefund,
  requestId: string,
): Promise<RecordedPayment> => {
  if (!isDocumentId(refund.id)) throw validationError({ id: 'The refund has no valid id' });
  const payment = await cardPaymentOf(refund.payment_intent);
  checkMoney(refund, payment);
  const recorded = await bookRefund(refund, payment, requestId);
  if (hasFailed(refund)) await bookFailure(refund, payment);
  return recorded;
};
