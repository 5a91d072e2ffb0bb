import type Stripe from 'stripe';
import { amountDueOf, type CardReturn, paysFor } from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import type { CardSessionDocument } from '../../documents/orders/payments.ts';
import { ApiError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { cardSessions, orders } from '../../store/collections/collections.ts';
import { inputHash } from '../../store/writes/idempotency.ts';
import { transact } from '../../store/writes/transact.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import type { PaidOrder } from '../ordering/booking/bookPayment.ts';
import { callStripe } from '../ordering/booking/stripeClient.ts';
import { orderResource } from '../ordering/orders/orders.ts';
import { stripeCurrencyOf } from './stripeCurrency.ts';

/** An order, and how much of it a session pays. */
interface PayablePart extends PaidOrder {
  amount: number;
  /** The session of the order that was closed before, or that it had when it was read. */
  previous: string | undefined;
}

/** The parts of a session: at least one. */
export type PayableParts = readonly [PayablePart, ...PayablePart[]];

/** What the page of a session shows, and where it leads back. */
export interface CheckoutTexts {
  /** Where Stripe sends the receipt. */
  email: string;
  /** The name of an order that it pays. */
  nameOf: (order: OrderDocument) => string;
  returnPage: (payment: CardReturn) => string;
}

/** The order, if the caller pays for it. Throws `order-not-found` otherwise. */
export const payableOrder = (stored: OrderDocument | undefined, caller: Caller): OrderDocument => {
  const order = orderResource.permitted(stored, caller);
  if (!paysFor(order, caller)) throw new ApiError('order-not-found');
  return order;
};

const numbersOf = (parts: PayableParts): string => parts.map(({ order }) => order.number).join(' ');

const paramsOf = (
  parts: PayableParts,
  { email, nameOf, returnPage }: CheckoutTexts,
  origin: string,
): Stripe.Checkout.SessionCreateParams => {
  const [{ id: orderId }] = parts;
  // Staff see it at Stripe.
  const metadata = { orderId, ...(parts.length > 1 && { orders: numbersOf(parts) }) };
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    adaptive_pricing: { enabled: false },
    line_items: parts.map(({ order, amount }) => ({
      quantity: 1,
      price_data: {
        currency: stripeCurrencyOf(order),
        unit_amount: amount,
        product_data: { name: nameOf(order) },
      },
    })),
    customer_email: email,
    client_reference_id: orderId,
    metadata,
    payment_intent_data: { metadata },
    success_url: origin + returnPage('done'),
    cancel_url: origin + returnPage('cancelled'),
  };
};

/** Opens a session at Stripe. Of several equal calls at the same time, all get the same session. */
export const createSession = (
  stripe: Stripe,
  parts: PayableParts,
  texts: CheckoutTexts,
  origin: string,
): Promise<Stripe.Checkout.Session> => {
  const params = paramsOf(parts, texts, origin);
  const previous = parts.map((part) => part.previous ?? 'first');
  const idempotencyKey = `session-${inputHash({ params, previous })}`;
  return callStripe(() => stripe.checkout.sessions.create(params, { idempotencyKey }));
};

const recordOf = (parts: PayableParts): CardSessionDocument => {
  const { payerId, userId, currency } = parts[0].order;
  return {
    payerId,
    userId,
    parts: parts.map(({ id, amount }) => ({ orderId: id, amount })),
    amount: parts.reduce((sum, { amount }) => sum + amount, 0),
    currency,
    createdAt: new Date(),
  };
};

/**
 * Records a session, once, with its orders. Returns false if another session of one of them was
 * recorded meanwhile: then only that one may be paid. Throws if one of them no longer owes its
 * amount, for example because it was cancelled meanwhile: the next change of an order finds the
 * session.
 */
export const recordSession = (
  sessionId: string,
  parts: PayableParts,
  caller: Caller,
): Promise<boolean> => {
  const reference = cardSessions.doc(sessionId);
  const work = async (transaction: Transaction): Promise<boolean> => {
    const [earlier, ...stored] = await Promise.all([
      transaction.read(reference),
      ...parts.map(({ id }) => transaction.read(orderResource.reference(id))),
    ]);
    const current = stored.map((order) => payableOrder(order, caller));
    if (parts.some(({ amount }, at) => amountDueOf(current[at] as OrderDocument) !== amount)) {
      throw new ApiError('unavailable');
    }
    if (earlier) return true;
    if (parts.some(({ previous }, at) => previous !== current[at]?.cardSession?.id)) {
      return false;
    }
    transaction.create(reference, recordOf(parts));
    for (const { id, amount } of parts) {
      transaction.update(orders.doc(id), { cardSession: { id: sessionId, amount } });
    }
    return true;
  };
  return transact(work, { confirmBy: { reference, shows: () => true } });
};
