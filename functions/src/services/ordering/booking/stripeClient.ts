import type Stripe from 'stripe';
import { ApiError } from '../../../errors.ts';
import type { StripeAccess } from '../../../params.ts';

// A request to the API ends after 15 s.
const timeoutMs = 5_000;

const addressOf = (
  apiUrl: string | undefined,
): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> => {
  if (apiUrl === undefined) return {};
  const { hostname: host, port, protocol } = new URL(apiUrl);
  return { host, port, protocol: protocol === 'http:' ? 'http' : 'https' };
};

/**
 * Opens Stripe's client. Few calls need it and it takes 100 ms to load, so it is loaded on first
 * use.
 */
export const openStripe = async ({ secretKey, apiUrl }: StripeAccess): Promise<Stripe> => {
  const { default: StripeClient } = await import('stripe');
  const options = { timeout: timeoutMs, maxNetworkRetries: 1, telemetry: false };
  return new StripeClient(secretKey, { ...options, ...addressOf(apiUrl) });
};

/** The `type` of an error of Stripe's client; `undefined` for any other. */
export const stripeErrorType = (error: unknown): unknown =>
  error instanceof Error && 'type' in error ? error.type : undefined;

/** Stripe cannot be reached or is overloaded, or handles a call with the same idempotency key. */
const temporaryErrors: ReadonlySet<unknown> = new Set([
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
  'StripeIdempotencyError',
]);

/** Calls Stripe. Throws `unavailable` when a retry may succeed, and Stripe's other errors. */
export const callStripe = async <Result>(call: () => Promise<Result>): Promise<Result> => {
  try {
    return await call();
  } catch (cause) {
    if (!temporaryErrors.has(stripeErrorType(cause))) throw cause;
    throw new ApiError('unavailable', {}, { cause });
  }
};
