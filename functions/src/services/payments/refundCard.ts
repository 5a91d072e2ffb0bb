import { setTimeout as pause } from 'node:timers/promises';
import type Stripe from 'stripe';
import { formatCents, type RecordedPayment, type RefundInput } from '../../contract/index.ts';
import type { PaymentDocument } from '../../documents/orders/payments.ts';
import { ApiError, codeOf } from '../../errors.ts';
import type { StripeAccess } from '../../params.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { payments } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { findDocuments } from '../../store/reads/queries.ts';
import { readAnswer } from '../../store/writes/answers.ts';
import { type IdempotentRequest, inputHash, keyedIdOf } from '../../store/writes/idempotency.ts';
import { checkedByRoute } from '../../store/writes/once.ts';
import { takeTurns } from '../../store/writes/takeTurns.ts';
import { callStripe, openStripe, stripeErrorType } from '../ordering/booking/stripeClient.ts';
import { orderResource } from '../ordering/orders/orders.ts';
import { type RefundMetadata, recordCardRefund } from './cardRefunds.ts';
import { checkRefund } from './recordPayments.ts';

const maxEntries = 200;

const cardEntriesOf = async (orderId: string): Promise<PaymentDocument[]> => {
  const query = payments.where('orderId', '==', orderId).where('method', '==', 'card');
  return (await findDocuments(query, maxEntries)).map(({ content }) => content);
};

const sumOf = (entries: PaymentDocument[]): number =>
  entries.reduce((sum, { amount }) => sum + amount, 0);

const refuseAmount = (due: number): never => {
  const errors = { amount: `Only ${formatCents(due)} can be refunded to the card` };
  throw new ApiError('refund-exceeded', { due, errors });
};

const refuseDisputed = (): never => {
  const amount = 'The payment is disputed at Stripe: answer the dispute there instead';
  throw new ApiError('refund-exceeded', { due: 0, errors: { amount } });
};

/** A payment by card, and how much of it has not been refunded. */
interface Refundable {
  paymentIntent: string;
  left: number;
}

const refundableOf = (entries: PaymentDocument[]): Refundable[] => {
  const byPayment = Map.groupBy(entries, ({ card }) => card?.paymentIntentId ?? '');
  return [...byPayment]
    .map(([paymentIntent, ofPayment]) => ({ paymentIntent, left: sumOf(ofPayment) }))
    .filter(({ left }) => left > 0);
};

/**
 * The next part of a refund: all of it from the smallest payment that is enough, or else all that
 * is left of the largest. Throws `refund-exceeded` if all payments together are not enough.
 */
const nextPart = (entries: PaymentDocument[], amount: number): Refundable => {
  const payments = refundableOf(entries).toSorted((one, other) => one.left - other.left);
  const sum = payments.reduce((total, { left }) => total + left, 0);
  const part = payments.find(({ left }) => left >= amount) ?? payments.at(-1);
  if (!part || sum < amount) return refuseAmount(sum);
  return { ...part, left: Math.min(part.left, amount) };
};

/** Whether Stripe has refunded more of the payment than the shop has got events for. */
const isRefunded = (error: unknown): boolean =>
  codeOf(error) === 'charge_already_refunded' ||
  (stripeErrorType(error) === 'StripeInvalidRequestError' &&
    (error as Stripe.errors.StripeError).param === 'amount');

const refundAtStripe = async (
  stripe: Stripe,
  params: { payment_intent: string; amount: number; metadata: RefundMetadata },
  idempotencyKey: string,
): Promise<Stripe.Refund> => {
  try {
    return await callStripe(() => stripe.refunds.create(params, { idempotencyKey }));
  } catch (error) {
    if (isRefunded(error)) return refuseAmount(0);
    if (codeOf(error) === 'charge_disputed') return refuseDisputed();
    throw error;
  }
};

/** A refund of an order, under the id of its request. */
interface RefundRequest {
  id: string;
  amount: number;
  request: string;
  /** The hash of its input. */
  input: string;
  caller: Caller;
}

/**
 * Refunds a part at Stripe, and books it. The idempotency key at Stripe contains the number of
 * refunds that the shop has booked: of two refunds at the same time, Stripe accepts one.
 */
const refundPart = async (
  stripe: Stripe,
  { id, amount, request, input, caller }: RefundRequest,
): Promise<RecordedPayment> => {
  // In this order: a refund that is booked meanwhile is missing in the order only if it is missing
  // in the entries. Then Stripe gets its idempotency key again.
  const entries = await cardEntriesOf(id);
  checkRefund(
    amount,
    orderResource.permitted(await readDocument(orderResource.reference(id)), caller),
  );
  const { paymentIntent, left } = nextPart(entries, amount);
  const refunds = entries.filter(({ kind }) => kind !== 'payment').length;
  const metadata = { orderId: id, by: caller.uid, byEmail: caller.email, request, input };
  const params = { payment_intent: paymentIntent, amount: left, metadata };
  const refund = await refundAtStripe(stripe, params, `refund-${id}-${refunds}`);
  return recordCardRefund(refund, caller.requestId);
};

/** Another refund of the order has the idempotency key, and is booked in a moment. */
const isTaken = (error: unknown): boolean =>
  error instanceof ApiError && stripeErrorType(error.cause) === 'StripeIdempotencyError';

/** Less than the time that a request may take. */
const waitMs = 8_000;
const pauseMs = 200;

/**
 * Waits for its turn while another instance refunds the order. Throws `unavailable` after some
 * seconds.
 */
const refundInTurn = async (stripe: Stripe, part: RefundRequest): Promise<RecordedPayment> => {
  for (const deadline = Date.now() + waitMs; ; ) {
    try {
      return await refundPart(stripe, part);
    } catch (error) {
      if (!isTaken(error) || Date.now() > deadline) throw error;
      await pause(pauseMs * (0.5 + Math.random()));
    }
  }
};

/** Each part has its own id, by which a retry recognises it. The first has the request's id. */
const partIdOf = (request: string, part: number): string =>
  part === 0 ? request : keyedIdOf(request, String(part));

/** Refunds an amount part by part, without those that an earlier attempt has booked. */
const refundParts = async (
  { amount, request, ...order }: RefundRequest,
  access: StripeAccess,
): Promise<RecordedPayment> => {
  let remaining = amount;
  for (let part = 0; ; part += 1) {
    const next = { ...order, amount: remaining, request: partIdOf(request, part) };
    const earlier = await readAnswer<RecordedPayment>(next.request, order.input, checkedByRoute);
    const recorded = earlier?.result ?? (await refundInTurn(await openStripe(access), next));
    remaining += recorded.payment.amount;
    if (remaining <= 0) return recorded;
  }
};

/**
 * Refunds a card at Stripe, and books the refund: in parts, if no payment of the order is large
 * enough. Refunds of an order take turns. If an answer is lost, the event of the refund books it. A
 * retry with the same key continues, and gets the last entry. Throws `order-not-found`,
 * `refund-exceeded` and `unavailable`.
 */
export const refundCard = async (
  id: string,
  { key, input: { amount } }: IdempotentRequest<Pick<RefundInput, 'amount'>>,
  caller: Caller,
  access: StripeAccess,
): Promise<RecordedPayment> => {
  const request = keyedIdOf(caller.uid, key);
  const input = inputHash({ id, card: amount });
  const place = takeTurns();
  try {
    await place.waitFor(`card refunds of ${id}`);
    return await refundParts({ id, amount, request, input, caller }, access);
  } finally {
    place.leave();
  }
};
