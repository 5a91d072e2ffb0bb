import type Stripe from 'stripe';
import type { Acknowledged } from '../../contract/index.ts';
import { ApiError } from '../../errors.ts';
import type { StripeAccess } from '../../params.ts';
import { cardSessions } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { type PaidSession, recordPaidSession } from '../ordering/booking/cardPayments.ts';
import { callStripe, openStripe } from '../ordering/booking/stripeClient.ts';
import { type DisputeReport, recordCardDispute } from './cardDisputes.ts';
import { recordCardRefund, type StripeRefund } from './cardRefunds.ts';

/** The content of an event of Stripe: a session that was paid, a refund, or a dispute. */
export type CardEvent =
  | { kind: 'session'; session: PaidSession }
  | { kind: 'refund'; refund: StripeRefund }
  | { kind: 'dispute'; report: DisputeReport };

/** The id of the request in the log, and the access to Stripe. */
export interface EventContext {
  requestId: string;
  access: StripeAccess;
}

/** Whether the shop has opened the session of a payment. */
const isOwnPayment = async (stripe: Stripe, paymentIntent: string): Promise<boolean> => {
  const { data } = await callStripe(() =>
    stripe.checkout.sessions.list({ payment_intent: paymentIntent, limit: 1 }),
  );
  const [session] = data;
  return session !== undefined && (await readDocument(cardSessions.doc(session.id))) !== undefined;
};

/**
 * Handles what belongs to a payment that may be another integration's in the same Stripe account:
 * that is ignored. A payment of the shop that has not arrived yet is an error, after which Stripe
 * retries.
 */
const ofOwnPayment = async (
  paymentIntent: unknown,
  handle: () => Promise<unknown>,
  { access }: EventContext,
): Promise<void> => {
  if (typeof paymentIntent !== 'string') return;
  try {
    await handle();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'payment-not-found') throw error;
    if (await isOwnPayment(await openStripe(access), paymentIntent)) throw error;
  }
};

const handleEvent = (event: CardEvent, context: EventContext): Promise<void> => {
  if (event.kind === 'session') return recordPaidSession(event.session);
  if (event.kind === 'dispute') {
    const { report } = event;
    const show = () => recordCardDispute(report, context.requestId);
    return ofOwnPayment(report.dispute.payment_intent, show, context);
  }
  const { refund } = event;
  const record = () => recordCardRefund(refund, context.requestId);
  return ofOwnPayment(refund.payment_intent, record, context);
};

/**
 * Receives an event of Stripe: a payment or a refund is booked once, and a dispute shown on its
 * order. What the shop does not handle, and what belongs to another integration in the same Stripe
 * account, changes nothing. Throws `validation` for what does not match the shop's own records, and
 * `payment-not-found` for the refund of a payment of the shop that has not arrived.
 */
export const receiveCardEvent = async (
  event: CardEvent | null,
  context: EventContext,
): Promise<Acknowledged> => {
  if (event) await handleEvent(event, context);
  return { acknowledged: true };
};
