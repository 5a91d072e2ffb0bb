import type Stripe from 'stripe';
import {
  amountDueOf,
  type CardCheckout,
  cardReturnPage,
  isCardAmount,
  paysFor,
} from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import type { CardSessionDocument } from '../../documents/orders/payments.ts';
import { ApiError } from '../../errors.ts';
import type { StripeAccess } from '../../params.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { cardSessions, orders } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { transact } from '../../store/writes/transact.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { closeSession } from '../ordering/booking/closeCardPage.ts';
import { callStripe, openStripe } from '../ordering/booking/stripeClient.ts';
import { orderResource } from '../ordering/orders/orders.ts';
import { stripeCurrencyOf } from './stripeCurrency.ts';

/** The access to Stripe, and the origin to which the customer returns. */
export interface CardShop {
  access: StripeAccess;
  origin: string;
}

/** The order, if the caller pays for it. Throws `order-not-found` otherwise. */
const payableOrder = (stored: OrderDocument | undefined, caller: Caller): OrderDocument => {
  const order = orderResource.permitted(stored, caller);
  if (!paysFor(order, caller)) throw new ApiError('order-not-found');
  return order;
};

const readPayableOrder = async (id: string, caller: Caller): Promise<OrderDocument> =>
  payableOrder(await readDocument(orderResource.reference(id)), caller);

const payableAmount = (order: OrderDocument): number => {
  const due = amountDueOf(order);
  if (due === 0) throw new ApiError('nothing-due');
  if (!isCardAmount(due)) throw new ApiError('card-not-available');
  return due;
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
      {
        quantity: 1,
        price_data: { currency: stripeCurrencyOf(order), unit_amount: amount, product_data },
      },
    ],
    customer_email: order.userEmail,
    client_reference_id: orderId,
    metadata,
    payment_intent_data: { metadata },
    success_url: origin + cardReturnPage(order, 'done'),
    cancel_url: origin + cardReturnPage(order, 'cancelled'),
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

/**
 * Records a session, once, with its order. Throws if the order no longer owes this amount, for
 * example because it was cancelled meanwhile: the next change of the order finds the session.
 */
const recordSession = (sessionId: string, session: NewSession, caller: Caller): Promise<void> => {
  const { orderId, amount } = session;
  const reference = cardSessions.doc(sessionId);
  const work = async (transaction: Transaction): Promise<void> => {
    const earlier = await transaction.read(reference);
    const order = payableOrder(await transaction.read(orderResource.reference(orderId)), caller);
    if (payableAmount(order) !== amount) throw new ApiError('unavailable');
    if (earlier) return;
    const { payerId, userId, currency } = order;
    const record: CardSessionDocument = {
      orderId,
      payerId,
      userId,
      amount,
      currency,
      createdAt: new Date(),
    };
    transaction.create(reference, record);
    transaction.update(orders.doc(orderId), { cardSession: { id: sessionId, amount } });
  };
  return transact(work, { confirmBy: { reference, shows: () => true } });
};

/**
 * Opens a session in which the caller pays what is due for their order by card, and returns its
 * page. An earlier session of the order is closed first, so that nobody pays twice; if it has been
 * paid, its payment is booked. Throws `order-not-found`, also for another account's order,
 * `nothing-due`, `card-not-available` for an amount that no card can pay, and `unavailable`.
 */
export const openCardCheckout = async (
  orderId: string,
  caller: Caller,
  { access, origin }: CardShop,
): Promise<CardCheckout> => {
  const before = await readPayableOrder(orderId, caller);
  payableAmount(before);
  const stripe = await openStripe(access);
  const previous = before.cardSession?.id;
  if (previous) await closeSession(stripe, previous);
  const order = previous ? await readPayableOrder(orderId, caller) : before;
  const session: NewSession = { orderId, order, amount: payableAmount(order), previous };
  const { id, url } = await createSession(stripe, session, origin);
  if (!url) throw new ApiError('unavailable');
  try {
    await recordSession(id, session, caller);
  } catch (error) {
    await closeSession(stripe, id);
    throw error;
  }
  return { url };
};
