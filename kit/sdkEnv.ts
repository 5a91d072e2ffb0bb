import type { Addresses } from './ports.ts';
import { projectId } from './project.ts';

/** The keys of the stand-in of Stripe. */
export const stripeKeys = {
  STRIPE_SECRET_KEY: 'sk_test_suite',
  STRIPE_WEBHOOK_SECRET: 'whsec_suite',
};

/** The environment variables by which the API and the tests use the stand-in of Stripe. */
export const stripeEnv = ({ stripe }: { stripe: string }) => ({
  STRIPE_API_URL: `http://${stripe}`,
  ...stripeKeys,
});

/**
 * The environment variables by which the functions find the mail server of a suite, and the tests
 * its inbox. A failed mail is tried again, and a mail about a payment or a step sent, after seconds
 * instead of minutes.
 */
export const mailEnv = ({ smtp, inbox }: Pick<Addresses, 'smtp' | 'inbox'>) => ({
  SMTP_URL: `smtp://${smtp}`,
  MAIL_RETRY_SECONDS: '1',
  PAYMENT_MAIL_SECONDS: '5',
  UNDO_MAIL_SECONDS: '20',
  INBOX_URL: `http://${inbox}`,
});

/** By which the webhooks of a suite reach receivers on this machine, and the suite's own one. */
export const webhookEnv = ({ receiver }: Pick<Addresses, 'receiver'>) => ({
  WEBHOOK_LOCAL_HOSTS: '127.0.0.1',
  RECEIVER_URL: `http://${receiver}`,
});

/** By which a suite takes API keys. */
export const keyEnv = { API_KEY_PEPPER: 'pepper-of-the-suite' };

/** The environment variables by which the SDKs and the tests find a suite. */
export const sdkEnv = ({ hub, firestore, auth, storage, hosting, ...services }: Addresses) => ({
  GCLOUD_PROJECT: projectId,
  FIRESTORE_EMULATOR_HOST: firestore,
  FIREBASE_AUTH_EMULATOR_HOST: auth,
  FIREBASE_STORAGE_EMULATOR_HOST: storage,
  FIREBASE_EMULATOR_HUB: hub,
  METADATA_SERVER_DETECTION: 'none',
  SHOP_URL: `http://${hosting}`,
  API_URL: `http://${hosting}/api`,
  ...stripeEnv(services),
  ...mailEnv(services),
  ...webhookEnv(services),
  ...keyEnv,
});
