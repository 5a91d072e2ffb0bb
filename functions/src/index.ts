import { onDocumentWritten } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { onObjectDeleted, onObjectFinalized } from 'firebase-functions/storage';
import { createApp } from './app.ts';
import { contentOfEvent } from './collections.ts';
import { collectionNames } from './contract/index.ts';
import { disableBodyParsing, renameRobotsPath } from './http/functionsRuntime.ts';
import {
  apiSecrets,
  concurrency,
  deadlinesRegion,
  maxInstances,
  minInstances,
  pictureInstances,
  pictureRegion,
  region,
} from './params.ts';
import { indexChangedTool } from './services/catalogue/search/indexTools.ts';
import { applyDeadlines } from './services/ordering/applyDeadlines.ts';
import { removeOrphanedSizes, resizePicture } from './services/pictures/resizePicture.ts';

disableBodyParsing();
renameRobotsPath();

// Enough memory for that many requests and two tables; README.md has the measurement.
export const api = onRequest(
  {
    ...{ region, concurrency, minInstances, maxInstances },
    ...{ secrets: apiSecrets, memory: '512MiB', invoker: 'public' },
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

export const resizePictures = onObjectFinalized(pictureOptions, ({ data }) =>
  resizePicture(data.name),
);

export const removePictureSizes = onObjectDeleted(pictureOptions, ({ data }) =>
  removeOrphanedSizes(data.name),
);

/** One instance, so that it can index tools that change at the same time together. */
export const indexTools = onDocumentWritten(
  {
    document: `${collectionNames.tools}/{id}`,
    region,
    maxInstances: 1,
    concurrency: 80,
    retry: true,
  },
  ({ data, params: { id } }) =>
    indexChangedTool({
      id,
      before: contentOfEvent(data?.before),
      after: contentOfEvent(data?.after),
    }),
);

/**
 * Not retried, because the next run finds the same orders. The time is more than that of a run with the
 * retries of its last transactions.
 */
export const applyOrderDeadlines = onSchedule(
  {
    schedule: 'every 10 minutes',
    region: deadlinesRegion,
    maxInstances: 1,
    timeoutSeconds: 120,
    retryCount: 0,
  },
  async () => {
    await applyDeadlines();
  },
);
