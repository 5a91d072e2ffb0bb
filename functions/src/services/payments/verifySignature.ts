import { validationError } from '../../errors.ts';
import type { StripeAccess } from '../../params.ts';
import { openStripe, stripeErrorType } from '../ordering/booking/stripeClient.ts';

/** The body of a request to Stripe's webhook, as it arrived, and its signature. */
export interface SignedPayload {
  payload: Buffer;
  signature: string;
}

const signatureError = () =>
  validationError({
    'stripe-signature': 'The signature is missing, wrong or older than five minutes',
  });

const maxAgeSeconds = 300;

/**
 * Whether a signature names one time, near now. Stripe's client takes `t=NaN` for a time that is
 * never too old, and accepts any time in the future: such a signature would be valid for ever.
 */
const isRecent = (signature: string, now: Date): boolean => {
  const times = signature.split(',').filter((part) => part.trim().startsWith('t='));
  const [, seconds] = (times.length === 1 && /^t=(\d{1,12})$/.exec(times[0] ?? '')) || [];
  return (
    seconds !== undefined && Math.abs(now.getTime() / 1_000 - Number(seconds)) <= maxAgeSeconds
  );
};

/**
 * Verifies that Stripe has signed these bytes within the last five minutes. Throws `validation`.
 * @see https://docs.stripe.com/webhooks/signature
 */
export const verifySignature = async (
  { payload, signature }: SignedPayload,
  access: StripeAccess,
  now: Date = new Date(),
): Promise<void> => {
  if (!isRecent(signature, now)) throw signatureError();
  const { webhooks } = await openStripe(access);
  if (!webhooks.signature) throw new Error('Stripe’s client cannot verify signatures');
  try {
    const { webhookSecret } = access;
    // `isRecent` has checked the time; 0 leaves it out here.
    webhooks.signature.verifyHeader(payload, signature, webhookSecret, 0);
  } catch (error) {
    if (stripeErrorType(error) === 'StripeSignatureVerificationError') throw signatureError();
    throw error;
  }
};
