import { randomUUID } from 'node:crypto';
import { GrpcStatus } from 'firebase-admin/firestore';
import { dayOf, formatCents, type RecordedPayment } from '../../contract/index.ts';
import type { PaymentDocument } from '../../documents/orders/payments.ts';
import { ApiError, codeOf, validationError } from '../../errors.ts';
import { isDocumentId, payments } from '../../store/collections/collections.ts';
import { addAnswer } from '../../store/writes/answers.ts';
import { keyedIdOf } from '../../store/writes/idempotency.ts';
import { transact } from '../../store/writes/transact.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { bookPayment, type PaidOrder, type PaymentEntry } from '../ordering/booking/bookPayment.ts';
import { shopTimeZone } from '../settings/settings.ts';
import { book, toRecorded } from './bookByAdmin.ts';
import { type CardPart, cardPartsOf, readPaidOrders, readShares } from './cardParts.ts';
import { refundShares } from './cardShares.ts';
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

/** The metadata of a refund at Stripe: its order, the admin who made it, and the request's id. */
export interface RefundMetadata extends Record<string, string> {
  orderId: string;
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
  const { orderId, by, byEmail, request, input } = metadata ?? {};
  if (typeof by !== 'string' || !by || typeof byEmail !== 'string' || !byEmail) return undefined;
  if (!isRequestId(request)) return undefined;
  const named = { orderId: String(orderId), input: String(input) };
  return { by, byEmail, request: String(request), ...named };
};

/** The id of a refund's entry on the first order that it refunds, and on the ones after it. */
const entryIdOf = (refundId: string, at: number): string =>
  at === 0 ? refundId : `${refundId}-${at}`;

/** A refund at Stripe, and the parts of the payment that it refunds. */
interface BookedRefund {
  refund: StripeRefund;
  parts: readonly [CardPart, ...CardPart[]];
  /** The admin who made it in the shop, and the id of the request. */
  maker: RefundMetadata | undefined;
  requestId: string;
}

/** A refund's entry on an order. */
interface RefundEntry {
  paid: PaidOrder;
  entry: PaymentEntry;
}

const rankOf = ({ paid }: RefundEntry, maker: RefundMetadata | undefined): number =>
  paid.id === maker?.orderId ? 0 : 1;

/**
 * The entries of a refund, that of the order for which it was made first. Throws `validation` if it
 * and those before it come to more than the payment.
 */
const entriesOf = async (
  { refund: { id, amount }, parts, maker }: BookedRefund,
  paid: readonly PaidOrder[],
): Promise<RefundEntry[]> => {
  const shares = await readShares(parts, paid, id);
  const left = shares.reduce((sum, share) => sum + share.left, 0);
  if (amount > left) {
    throw validationError({ amount: `Only ${formatCents(left)} of the payment is left to refund` });
  }
  const madeFor = paid.findIndex((order) => order.id === maker?.orderId);
  const refunded = refundShares(amount, shares, madeFor);
  const receivedAt = dayOf(new Date(), await shopTimeZone());
  const common = { kind: 'refund', method: 'card', reference: id, receivedAt } as const;
  return paid
    .map((order, at) => {
      const share = refunded[at] ?? 0;
      const card = parts[at]?.content.card ?? null;
      const entry = { ...common, amount: -share, refunded: share, by: maker?.by ?? null, card };
      return { paid: order, entry };
    })
    .filter(({ entry }) => entry.refunded > 0)
    .toSorted((one, other) => rankOf(one, maker) - rankOf(other, maker));
};

/** Books the entry of a refund on an order, in the audit log too if an admin made it in the shop. */
const bookEntry = async (
  transaction: Transaction,
  { refund, maker, requestId }: BookedRefund,
  { paid, entry }: RefundEntry,
  at: number,
): Promise<RecordedPayment> => {
  const paymentId = entryIdOf(refund.id, at);
  if (!maker) {
    const booked = await bookPayment(transaction, paid, paymentId, entry);
    return toRecorded(paymentId, booked.payment, { id: paid.id, order: booked.order });
  }
  const auditor = { uid: maker.by, email: maker.byEmail, requestId };
  const furtherId = keyedIdOf(transaction.id, paid.order.number);
  const booking = { paymentId, entry, ...(at > 0 && { furtherId }) };
  return book(transaction, paid, booking, auditor);
};

/** Books a refund, and the answer too if an admin made it in the shop. Returns the first entry. */
const bookNew = async (
  transaction: Transaction,
  booking: BookedRefund,
  orders: readonly PaidOrder[],
): Promise<RecordedPayment> => {
  const { maker } = booking;
  const [first, ...others] = await entriesOf(booking, orders);
  if (!first) throw validationError({ amount: 'Nothing of the payment is left to refund' });
  const recorded = await bookEntry(transaction, booking, first, 0);
  for (const [at, entry] of others.entries()) {
    await bookEntry(transaction, booking, entry, at + 1);
  }
  if (maker) addAnswer(transaction, { uid: maker.by, input: maker.input }, recorded);
  return recorded;
};

const orderOf = (
  { orderId }: Pick<PaymentDocument, 'orderId'>,
  paid: readonly PaidOrder[],
): PaidOrder => {
  const found = paid.find(({ id }) => id === orderId);
  if (!found) throw new ApiError('order-not-found');
  return found;
};

/** Books a refund once, under its id. */
const bookOnce = (booking: BookedRefund): Promise<RecordedPayment> => {
  const { refund, parts, maker } = booking;
  const reference = payments.doc(refund.id);
  let bookedAt: string | undefined;
  const work = async (transaction: Transaction): Promise<RecordedPayment> => {
    const earlier = await transaction.read(reference);
    const paid = await readPaidOrders(transaction, parts);
    if (earlier) return toRecorded(refund.id, earlier, orderOf(earlier, paid));
    const recorded = await bookNew(transaction, booking, paid);
    bookedAt = recorded.payment.recordedAt;
    return recorded;
  };
  // Stripe's event may have booked it meanwhile, a moment earlier: then that entry is the answer.
  const shows = ({ recordedAt }: PaymentDocument) => recordedAt.toISOString() === bookedAt;
  return transact(work, { id: maker?.request ?? randomUUID(), confirmBy: { reference, shows } });
};

const bookRefund = async (
  refund: StripeRefund,
  parts: readonly [CardPart, ...CardPart[]],
  requestId: string,
): Promise<RecordedPayment> => {
  const maker = madeBy(refund);
  try {
    return await bookOnce({ refund, parts, maker, requestId });
  } catch (error) {
    // The audit log has an entry of that request: the metadata of another refund was copied.
    if (!maker || codeOf(error) !== GrpcStatus.ALREADY_EXISTS) throw error;
    return bookOnce({ refund, parts, maker: undefined, requestId });
  }
};

/** Takes a refund back that the customer's bank has refused: the money is at the shop again. */
const bookFailure = (
  { id }: StripeRefund,
  parts: readonly [CardPart, ...CardPart[]],
): Promise<void> => {
  const reference = payments.doc(`reversal-${id}`);
  const work = async (transaction: Transaction): Promise<void> => {
    const paid = await readPaidOrders(transaction, parts);
    if (await transaction.read(reference)) return;
    const ids = parts.map((_, at) => entryIdOf(id, at));
    const entries = await Promise.all(ids.map((entry) => transaction.read(payments.doc(entry))));
    for (const [at, entry] of entries.entries()) {
      if (!entry) continue;
      const reverses = entryIdOf(id, at);
      await bookPayment(transaction, orderOf(entry, paid), `reversal-${reverses}`, {
        kind: 'reversal',
        amount: -entry.amount,
        refunded: entry.amount,
        method: 'card',
        reference: id,
        receivedAt: dayOf(new Date(), await shopTimeZone()),
        by: null,
        card: entry.card,
        reverses,
        reason: 'The refund failed at the bank of the card',
      });
    }
  };
  return transact(work, { confirmBy: { reference, shows: () => true } });
};

const hasFailed = ({ status }: StripeRefund): boolean =>
  status === 'failed' || status === 'canceled';

/** Stripe refunds at most what was paid, in its currency. */
const checkMoney = ({ amount, currency }: StripeRefund, parts: readonly CardPart[]) => {
  checkStripeCurrency(currency);
  const paid = parts.reduce((sum, { content }) => sum + content.amount, 0);
  if (Number.isSafeInteger(amount) && amount > 0 && amount <= paid) return;
  throw validationError({ amount: 'The amount must be in cents, and at most that of the payment' });
};

/**
 * Books a refund that was made at Stripe: once, in whatever order and however often its events
 * arrive. Of a payment of several orders, one that was made in the shop is booked on its order, and
 * another one on those that have to be refunded. Books the opposite entries when it has failed.
 * Throws `payment-not-found` as long as the shop does not have the payment, and `validation` for
 * another currency, and for more than was paid, also together with earlier refunds of the payment.
 */
export const recordCardRefund = async (
  refund: StripeRefund,
  requestId: string,
): Promise<RecordedPayment> => {
  if (!isDocumentId(refund.id)) throw validationError({ id: 'The refund has no valid id' });
  const parts = await cardPartsOf(refund.payment_intent);
  checkMoney(refund, parts);
  const recorded = await bookRefund(refund, parts, requestId);
  if (hasFailed(refund)) await bookFailure(refund, parts);
  return recorded;
};
