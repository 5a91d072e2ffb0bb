/** Where and how the deployed functions run. */
import { collectionNames } from '../contract/index.ts';
import {
  apiSecrets,
  cardSecrets,
  concurrency,
  deadlinesRegion,
  mailSecrets,
  maxInstances,
  minInstances,
  pictureInstances,
  pictureRegion,
  region,
} from '../params.ts';

// Enough memory for that many requests and two tables; README.md has the measurement.
export const apiOptions = {
  region,
  concurrency,
  minInstances,
  maxInstances,
  secrets: apiSecrets,
  memory: '512MiB',
  invoker: 'public',
} as const;

// Decoding the largest picture takes half of this memory (README.md), so one at a time.
export const pictureOptions = {
  region: pictureRegion,
  maxInstances: pictureInstances,
  memory: '1GiB',
  concurrency: 1,
} as const;

/** One instance, so that it can process documents that change at the same time together. */
const derived = { region, maxInstances: 1, concurrency: 80, retry: true } as const;

export const toolOptions = { document: `${collectionNames.tools}/{id}`, ...derived } as const;
export const orderOptions = { document: `${collectionNames.orders}/{id}`, ...derived } as const;
export const quoteOptions = { document: `${collectionNames.quotes}/{id}`, ...derived } as const;
export const companyOptions = {
  document: `${collectionNames.companies}/{id}`,
  ...derived,
} as const;
export const memberOptions = {
  document: `${collectionNames.memberships}/{id}`,
  ...derived,
} as const;
export const invitationOptions = {
  document: `${collectionNames.invitations}/{id}`,
  ...derived,
} as const;
export const requestOptions = {
  document: `${collectionNames.orderRequests}/{id}`,
  ...derived,
} as const;

/** Not retried, because `retryMails` finds what this one leaves. */
export const mailOptions = {
  document: `${collectionNames.mail}/{id}`,
  region,
  secrets: mailSecrets,
  maxInstances: 3,
  concurrency: 80,
  memory: '512MiB',
  timeoutSeconds: 120,
} as const;

/** Retried: a lost event would be found only a minute later. */
export const eventOptions = {
  document: `${collectionNames.events}/{id}`,
  region,
  maxInstances: 3,
  concurrency: 80,
  retry: true,
} as const;

/** Not retried, because `deliverWebhooks` finds what this one leaves. */
export const deliveryOptions = {
  document: `${collectionNames.deliveries}/{id}`,
  region,
  maxInstances: 3,
  concurrency: 80,
  timeoutSeconds: 120,
} as const;

/**
 * Not retried, because the next run finds the same documents. The time is more than that of a run
 * with the retries of its last transactions.
 */
export const jobOptions = {
  schedule: 'every 10 minutes',
  region: deadlinesRegion,
  maxInstances: 1,
  timeoutSeconds: 120,
  retryCount: 0,
} as const;

/** With the keys of Stripe, to close the card pages of the orders that it cancels. */
export const deadlineOptions = { ...jobOptions, secrets: cardSecrets } as const;

/** Once a day, before the shop opens. */
export const dailyOptions = { ...jobOptions, schedule: 'every day 06:00' } as const;

/** Every minute, the time before the second attempt. The next run finds what is left. */
export const retryOptions = {
  ...jobOptions,
  schedule: 'every 1 minutes',
  secrets: mailSecrets,
  memory: '512MiB',
} as const;

/** Every minute: endpoints wait no longer for what their trigger left. */
export const webhookOptions = { ...jobOptions, schedule: 'every 1 minutes' } as const;
