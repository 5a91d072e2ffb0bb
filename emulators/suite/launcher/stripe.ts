import { type RunningStripe, startStripe } from '../../standIns/stripe/server.ts';
import { addressesOf, type FirebaseConfig } from './ports.ts';

const keys = { STRIPE_SECRET_KEY: 'sk_test_suite', STRIPE_WEBHOOK_SECRET: 'whsec_suite' };

/** The environment variables by which the API and the tests use the stand-in of Stripe. */
export const stripeEnv = ({ stripe }: { stripe: string }) => ({
  STRIPE_API_URL: `http://${stripe}`,
  ...keys,
});

/** Starts the stand-in of Stripe, which sends its events to the suite's shop. */
export const startSuiteStripe = (config: FirebaseConfig): Promise<RunningStripe> => {
  const { host, port } = config.emulators.stripe;
  return startStripe({
    host,
    port,
    secretKey: keys.STRIPE_SECRET_KEY,
    webhookSecret: keys.STRIPE_WEBHOOK_SECRET,
    webhookUrl: () => `http://${addressesOf(config).hosting}/api/stripe/events`,
  });
};
