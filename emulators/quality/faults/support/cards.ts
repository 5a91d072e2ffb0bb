import { startStripe } from '../../../stripe/server.ts';

const keys = { STRIPE_SECRET_KEY: 'sk_test_faults', STRIPE_WEBHOOK_SECRET: 'whsec_faults' };

/**
 * Starts a stand-in of Stripe that sends its events to the API of the test, and sets the variables
 * by which an API that is started afterwards takes cards. Returns a function that stops it.
 */
export const startCards = async (): Promise<() => Promise<void>> => {
  const stripe = await startStripe({
    host: '127.0.0.1',
    port: 0,
    secretKey: keys.STRIPE_SECRET_KEY,
    webhookSecret: keys.STRIPE_WEBHOOK_SECRET,
    webhookUrl: () => `${process.env.API_URL}/stripe/events`,
  });
  const SHOP_URL = 'http://127.0.0.1:1';
  Object.assign(process.env, { ...keys, SHOP_URL, STRIPE_API_URL: stripe.url });
  return stripe.close;
};
