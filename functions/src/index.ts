import { onDocumentWritten } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { onObjectDeleted, onObjectFinalized } from 'firebase-functions/storage';
import { createApp } from './app.ts';
import { collectionNames } from './contract/index.ts';
import type { MailDocument } from './documents/mails.ts';
import { disableBodyParsing, renameRobotsPath } from './http/functionsRuntime.ts';
import {
  apiSecrets,
  concurrency,
  deadlinesRegion,
  mailSecrets,
  maxInstances,
  minInstances,
  pictureInstances,
  pictureRegion,
  region,
} from './params.ts';
import { notifyIfBackInStock } from './services/catalogue/alerts/backInStock.ts';
import { markHomeOfTool } from './services/catalogue/lists/markHomeOfTool.ts';
import { indexChangedTool, type ToolChange } from './services/catalogue/search/indexTools.ts';
import { publishChangedOrder } from './services/live/publishOrders.ts';
import { publishChangedQuote } from './services/live/publishQuotes.ts';
import { publishChangedTool } from './services/live/publishTools.ts';
import { retryMails as retryDueMails } from './services/mail/retryMails.ts';
import { sendMail } from './services/mail/sendMail.ts';
import { applyDeadlines } from './services/ordering/status/applyDeadlines.ts';
import { removeOrphanedSizes, resizePicture } from './services/pictures/resizePicture.ts';
import { expireQuotes } from './services/quotes/expireQuotes.ts';
import { sendLowStockDigest } from './services/reports/lowStockDigest.ts';
import { changeTimeOfEvent, contentOfEvent } from './store/collections/collections.ts';

disableBodyParsing();
renameRobotsPath();

// Enough memory for that many requests and two tables; README.md has the measurement.
export const api = onRequest(
  {
    region,
    concurrency,
    minInstances,
    maxInstances,
    secrets: apiSecrets,
    memory: '512MiB',
    invoker: 'public',
  },
  createApp(),
);

// Decoding the largest picture takes half of this memory (README.md), so one at a time.
const pictureOptions = {
  region: pictureRegion,
  maxInstances: pictureInstances,
  memory: '1GiB',
  concurrency: 1,
} as const;

export const onPictureUploaded = onObjectFinalized(pictureOptions, ({ data }) =>
  resizePicture(data.name),
);

export const onPictureDeleted = onObjectDeleted(pictureOptions, ({ data }) =>
  removeOrphanedSizes(data.name),
);

/** One instance, so that it can process documents that change at the same time together. */
const derivedOptions = { region, maxInstances: 1, concurrency: 80, retry: true } as const;

/**
 * Indexes a tool that has changed, publishes it for the pages that listen to it, notifies those who
 * waited for it, and lets the home page show the change.
 */
export const onToolChanged = onDocumentWritten(
  { document: `${collectionNames.tools}/{id}`, ...derivedOptions },
  async ({ data, params: { id } }) => {
    const change: ToolChange = {
      id,
      before: contentOfEvent(data?.before),
      after: contentOfEvent(data?.after),
      changedAt: changeTimeOfEvent(data?.after),
    };
    await Promise.all([
      indexChangedTool(change),
      publishChangedTool(change),
      notifyIfBackInStock(change),
      markHomeOfTool(change),
    ]);
  },
);

/** Publishes an order that has changed for the pages that listen to it. */
export const onOrderChanged = onDocumentWritten(
  { document: `${collectionNames.orders}/{id}`, ...derivedOptions },
  ({ data, params: { id } }) =>
    publishChangedOrder({
      id,
      before: contentOfEvent(data?.before),
      after: contentOfEvent(data?.after),
    }),
);

/** Publishes a quote that has changed for the pages that listen to it. */
export const onQuoteChanged = onDocumentWritten(
  { document: `${collectionNames.quotes}/{id}`, ...derivedOptions },
  ({ data, params: { id } }) =>
    publishChangedQuote({
      id,
      before: contentOfEvent(data?.before),
      after: contentOfEvent(data?.after),
    }),
);

/**
 * Not retried, because the next run finds the same documents. The time is more than that of a run
 * with the retries of its last transactions.
 */
const jobOptions = {
  schedule: 'every 10 minutes',
  region: deadlinesRegion,
  maxInstances: 1,
  timeoutSeconds: 120,
  retryCount: 0,
} as const;

/** With the keys of Stripe, to close the card pages of the orders that it cancels. */
export const applyOrderDeadlines = onSchedule({ ...jobOptions, secrets: apiSecrets }, async () => {
  await applyDeadlines();
});

/** Once a day, before the shop opens. */
export const reportLowStock = onSchedule(
  { ...jobOptions, schedule: 'every day 06:00' },
  async () => {
    await sendLowStockDigest();
  },
);

export const expireOffers = onSchedule(jobOptions, async () => {
  await expireQuotes();
});

/**
 * Sends each mail that is queued or queued again. Its own changes of the mail are events, too,
 * which it ignores. Not retried, because `retryMails` finds what this one leaves.
 */
export const onMailChanged = onDocumentWritten(
  {
    document: `${collectionNames.mail}/{id}`,
    region,
    secrets: mailSecrets,
    maxInstances: 3,
    concurrency: 80,
    memory: '512MiB',
    timeoutSeconds: 120,
  },
  async ({ data, params: { id } }) => {
    const queued = contentOfEvent<MailDocument>(data?.after);
    if (queued?.delivery.state === 'PENDING') await sendMail(id);
  },
);

/** Every minute, the time before the second attempt. The next run finds what is left. */
export const retryMails = onSchedule(
  { ...jobOptions, schedule: 'every 1 minutes', secrets: mailSecrets, memory: '512MiB' },
  async () => {
    await retryDueMails();
  },
);
