import { createHmac } from 'node:crypto';

/**
 * The value of the header `Stripe-Signature`.
 * @param at The time of the signature, in seconds.
 * @see https://docs.stripe.com/webhooks/signature
 */
export const signatureOf = (payload: string, secret: string, at: number): string => {
  const digest = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
  return `t=${at},v1=${digest}`;
};
