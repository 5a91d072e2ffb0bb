import { write } from 'firebase-functions/logger';
import type Stripe from 'stripe';
import { amountDueOf, type PaymentState } from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';
import { stripeAccess } from '../../../params.ts';
import { waitAtMost } from '../../../store/calls/waitAtMost.ts';
import { recordCardPayment } from './cardPayments.ts';
import { callStripe, openStripe, stripeErrorType } from './stripeClient.ts';

/** A session that Stripe refuses to expire is paid, has expired, or belongs to another account. */
const isClosed = (error: unknown): boolean =>
  stripeErrorType(error) === 'StripeInvalidRequestError';

/**
 * Makes sure that a session cannot be paid any more. If it has been paid, the payment is booked.
 */
export const closeSession = async (stripe: Stripe, sessionId: string): Promise<void> => {
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

interface PayableOrder extends PaymentState {
  cardSession?: OrderDocument['cardSession'] | undefined;
}

/** The fields that decide whether the card page of an order stays open. */
export const payableFields = ({
  status,
  total,
  credited,
  paid,
  cardSession,
}: PayableOrder): PayableOrder => ({ status, total, credited, paid, cardSession });

/** Whether the open page of an order would take more than is due now. */
const takesTooMuch = ({ cardSession, ...order }: PayableOrder): boolean =>
  cardSession !== undefined && cardSession.amount > amountDueOf(order);

const close = async (sessionId: string): Promise<void> => {
  const access = stripeAccess();
  if (!access) return;
  try {
    await closeSession(await openStripe(access), sessionId);
  } catch (error) {
    const message = `Card page ${sessionId} stays open; a payment there is booked as usual`;
    write({ severity: 'ERROR', message, sessionId, cause: String(error) });
  }
};

/** The change of the order is stored: its answer must not wait long for Stripe. */
const waitMs = 4_000;

/**
 * Closes the open card page of an order that was cancelled or paid otherwise, so that nobody pays
 * what is no longer due. Never fails: if Stripe does not answer, a payment there is booked and
 * shown as to be refunded.
 */
export const closeCardPage = async (order: PayableOrder): Promise<void> => {
  if (order.cardSession && takesTooMuch(order))
    await waitAtMost(waitMs, close(order.cardSession.id));
};
