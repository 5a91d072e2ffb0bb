import { addressesOf, type FirebaseConfig } from '@tools-hub/kit/ports';
import { stripeKeys } from '@tools-hub/kit/sdkEnv';
import { type RunningStripe, startStripe } from '../../stripe/server.ts';

/** Starts the stand-in of Stripe, which sends its events to the suite's shop. */
export const startSuiteStripe = (config: FirebaseConfig): Promise<RunningStripe> => {
  const { host, port } = config.emulators.stripe;
  return startStripe({
    host,
    port,
    secretKey: stripeKeys.STRIPE_SECRET_KEY,
    webhookSecret: stripeKeys.STRIPE_WEBHOOK_SECRET,
    webhookUrl: () => `http://${addressesOf(config).hosting}/api/stripe/events`,
  });
};
