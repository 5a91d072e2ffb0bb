import type Stripe from 'stripe';
import type { Acknowledged } from '../../contract/index.ts';
import { validationError } from '../../errors.ts';
import type { StripeAccess } from '../../params.ts';
import { recordCardPayment } from './cardPayments.ts';
import { recordCardRefund } from './cardRefunds.ts';
import { openStripe, stripeErrorType } from './stripeClient.ts';

/** A request of Stripe's webhook, as it arrived. */
export interface CardEventRequest {
  payload: Buffer;
  signature: string;
  /** The id of the request in the log. */
  requestId: string;
}

const signatureError = () =>
  validationError({
    'stripe-signature': 'The signature is missing, wrong or older than five minutes',
  });

const bodyError = () => validationError({ body: 'The body must be an event of Stripe' });

/** Whether a signed body has the fields of every event. */
const isEvent = (body: Partial<Stripe.Event> | null): boolean =>
  typeof body?.type === 'string' && body.data?.object instanceof Object;

const verify = async (
  { payload, signature }: CardEventRequest,
  access: StripeAccess,
): Promise<Stripe.Event> => {
  const { webhooks } = await openStripe(access);
  try {
    const event = webhooks.constructEvent(payload, signature, access.webhookSecret);
    if (isEvent(event)) return event;
  } catch (error) {
    if (stripeErrorType(error) === 'StripeSignatureVerificationError') throw signatureError();
  }
  throw bodyError();
};

/**
 * Receives an event of Stripe: a payment or a refund is booked once. Other events change nothing.
 * Throws `validation` for a wrong or old signature, and for a payment that does not match the shop's
 * record of its session, and `payment-not-found` for the refund of a payment that has not arrived.
 */
export const receiveCardEvent = async (
  request: CardEventRequest,
  access: StripeAccess,
): Promise<Acknowledged> => {
  const event = await verify(request, access);
  switch (event.type) {
    case 'checkout.session.completed':
      await recordCardPayment(event.data.object);
      break;
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      await recordCardRefund(event.data.object, request.requestId);
      break;
  }
  return { acknowledged: true };
};
