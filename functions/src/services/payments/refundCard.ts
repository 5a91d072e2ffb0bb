import type Stripe from 'stripe';
import type { Actor } from '../../accounts.ts';
import { auditLog, payments } from '../../collections.ts';
import {
  formatCents,
  type PaymentDocument,
  type RecordedPayment,
  type RefundInput,
} from '../../contract/index.ts';
import { readDocument } from '../../documents.ts';
import { ApiError, codeOf } from '../../errors.ts';
import type { StripeAccess } from '../../params.ts';
import { findDocuments } from '../../queries.ts';
import { orderReference, permittedOrder } from '../ordering/orders.ts';
import { type IdempotentRequest, requestIdOf } from '../store/idempotency.ts';
import { toRecorded } from './bookByAdmin.ts';
import { type RefundMetadata, recordCardRefund } from './cardRefunds.ts';
import { checkRefund } from './recordPayments.ts';
import { callStripe, openStripe, stripeErrorType } from './stripeClient.ts';

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

/** A payment by card of which that much has not been refunded. */
const refundablePayment = (entries: PaymentDocument[], amount: number): string => {
  const byPayment = Map.groupBy(entries, ({ card }) => card?.paymentIntentId ?? '');
  const left = [...byPayment].map(([id, ofPayment]) => ({ id, sum: sumOf(ofPayment) }));
  const enough = left.find(({ sum }) => sum >= amount);
  return enough?.id ?? refuseAmount(Math.max(0, ...left.map(({ sum }) => sum)));
};

/** The entry of an earlier request with the same id, which the audit log names. */
const findEarlier = async (request: string) => {
  const audited = await readDocument(auditLog.doc(request));
  if (!audited) return undefined;
  const id = String(audited.after.reference);
  const payment = await readDocument(payments.doc(id));
  return payment && { id, payment };
};

/** Whether Stripe has refunded more of the payment than the shop has got events for. */
const isRefunded = (error: unknown): boolean =>
  codeOf(error) === 'charge_already_refunded' ||
  (stripeErrorType(error) === 'StripeInvalidRequestError' &&
    (error as Stripe.errors.StripeError).param === 'amount');

const refundAtStripe = async (
  access: StripeAccess,
  params: { payment_intent: string; amount: number; metadata: RefundMetadata },
  idempotencyKey: string,
): Promise<Stripe.Refund> => {
  const stripe = await openStripe(access);
  try {
    return await callStripe(() => stripe.refunds.create(params, { idempotencyKey }));
  } catch (error) {
    if (isRefunded(error)) return refuseAmount(0);
    throw error;
  }
};

/**
 * Refunds a card at Stripe, and books the refund. The idempotency key at Stripe contains the number of
 * refunds that the shop has booked, so that two admins at the same time refund once. If the answer is
 * lost, the event of the refund books it. A retry with the same key gets the first entry. Throws
 * `order-not-found`, `refund-exceeded` and `unavailable`.
 */
export const refundCard = async (
  id: string,
  { key, input: { amount } }: IdempotentRequest<Pick<RefundInput, 'amount'>>,
  caller: Actor,
  access: StripeAccess,
): Promise<RecordedPayment> => {
  const request = requestIdOf(caller.uid, { key, input: { id, card: amount } });
  const earlier = await findEarlier(request);
  // In this order: a refund that is booked meanwhile is missing in the order only if it is missing in
  // the entries. Then Stripe gets its idempotency key again.
  const entries = earlier ? [] : await cardEntriesOf(id);
  const order = permittedOrder(await readDocument(orderReference(id)), caller);
  if (earlier) return toRecorded(earlier.id, earlier.payment, { id, order });
  checkRefund(amount, order);
  const refunds = entries.filter(({ kind }) => kind !== 'payment').length;
  const metadata = { by: caller.uid, byEmail: caller.email, request };
  const params = { payment_intent: refundablePayment(entries, amount), amount, metadata };
  const refund = await refundAtStripe(access, params, `refund-${id}-${refunds}`);
  return recordCardRefund(refund, caller.requestId);
};
