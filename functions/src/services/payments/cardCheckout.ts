import type Stripe from 'stripe';
import type { Account } from '../../accounts.ts';
import { cardSessions } from '../../collections.ts';
import {
  amountDueOf,
  type CardCheckout,
  type CardSessionDocument,
  cardReturnPage,
  isCardAmount,
  type OrderDocument,
} from '../../contract/index.ts';
import { readDocument } from '../../documents.ts';
import { ApiError } from '../../errors.ts';
import type { StripeAccess } from '../../params.ts';
import { findDocuments } from '../../queries.ts';
import { orderReference, permittedOrder } from '../ordering/orders.ts';
import { transact } from '../store/transact.ts';
import { recordCardPayment } from './cardPayments.ts';
import { callStripe, openStripe, stripeErrorType } from './stripeClient.ts';

/** The access to Stripe, and the origin to which the customer returns. */
export interface CardShop {
  access: StripeAccess;
  origin: string;
}

const readOwnOrder = async (id: string, caller: Account): Promise<OrderDocument> => {
  const order = permittedOrder(await readDocument(orderReference(id)), caller);
  if (order.userId !== caller.uid) throw new ApiError('order-not-found');
  return order;
};

const payableAmount = (order: OrderDocument): number => {
  const due = amountDueOf(order);
  if (due === 0) throw new ApiError('nothing-due');
  if (!isCardAmount(due)) throw new ApiError('card-not-available');
  return due;
};

const latestSessionOf = async (orderId: string): Promise<string | undefined> => {
  const query = cardSessions.where('orderId', '==', orderId).orderBy('createdAt', 'desc');
  const [latest] = await findDocuments(query, 1);
  return latest?.id;
};

/** A session that Stripe refuses to expire is paid, has expired, or belongs to another account. */
const isClosed = (error: unknown): boolean =>
  stripeErrorType(error) === 'StripeInvalidRequestError';

/** Makes sure that a session cannot be paid any more. If it has been paid, the payment is booked. */
const closeSession = async (stripe: Stripe, sessionId: string): Promise<void> => {
  const { sessions } = stripe.checkout;
  try {
    await callStripe(() => sessions.expire(sessionId));
  } catch (error) {
    if (!isClosed(error)) throw error;
    const session = await callStripe(() => sessions.retrieve(sessionId)).catch((cause) => {
      if (isClosed(cause)) return undefined;
      throw cause;
    });
    if (session) await recordCardPayment(session);
  }
};

interface NewSession {
  orderId: string;
  order: OrderDocument;
  amount: number;
  previous: string | undefined;
}

const paramsOf = (
  { orderId, order, amount }: NewSession,
  origin: string,
): Stripe.Checkout.SessionCreateParams => {
  const metadata = { orderId };
  const product_data = { name: `Order ${order.number}` };
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    adaptive_pricing: { enabled: false },
    line_items: [
      { quantity: 1, price_data: { currency: 'usd', unit_amount: amount, product_data } },
    ],
    customer_email: order.userEmail,
    client_reference_id: orderId,
    metadata,
    payment_intent_data: { metadata },
    success_url: origin + cardReturnPage(order.number, 'done'),
    cancel_url: origin + cardReturnPage(order.number, 'cancelled'),
  };
};

/** Of several calls at the same time, all get the same session. */
const createSession = (stripe: Stripe, session: NewSession, origin: string) => {
  const { orderId, amount, previous = 'first' } = session;
  const idempotencyKey = `session-${orderId}-${previous}-${amount}`;
  return callStripe(() =>
    stripe.checkout.sessions.create(paramsOf(session, origin), { idempotencyKey }),
  );
};

const recordSession = (
  sessionId: string,
  { orderId, order, amount }: NewSession,
): Promise<void> => {
  const reference = cardSessions.doc(sessionId);
  const record: CardSessionDocument = {
    ...{ orderId, userId: order.userId, amount, currency: order.currency },
    createdAt: new Date(),
  };
  return transact(async (transaction) => {
    if (await transaction.read(reference)) return;
    transaction.create(reference, record);
    transaction.proveBy(reference, () => true);
  });
};

/**
 * Opens a session in which the caller pays what is due of an own order by card, and returns its page.
 * An earlier session of the order is closed first, so that nobody pays twice; if it has been paid, its
 * payment is booked. Throws `order-not-found`, also for another account's order, `nothing-due`,
 * `card-not-available` for an amount that no card can pay, and `unavailable`.
 */
export const openCardCheckout = async (
  orderId: string,
  caller: Account,
  { access, origin }: CardShop,
): Promise<CardCheckout> => {
  payableAmount(await readOwnOrder(orderId, caller));
  const stripe = await openStripe(access);
  const previous = await latestSessionOf(orderId);
  if (previous) await closeSession(stripe, previous);
  const order = await readOwnOrder(orderId, caller);
  const session: NewSession = { orderId, order, amount: payableAmount(order), previous };
  const { id, url } = await createSession(stripe, session, origin);
  if (!url) throw new ApiError('unavailable');
  await recordSession(id, session);
  return { url };
};
