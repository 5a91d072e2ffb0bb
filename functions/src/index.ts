import { onDocumentWritten } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { onObjectDeleted, onObjectFinalized } from 'firebase-functions/storage';
import { createApp } from './app.ts';
import { contentOfEvent } from './collections.ts';
import { collectionNames } from './contract/index.ts';
import { disableBodyParsing, renameRobotsPath } from './http/functionsRuntime.ts';
import {
  apiSecrets,
  concurrency,
  maxInstances,
  minInstances,
  pictureInstances,
  pictureRegion,
  region,
} from './params.ts';
import { indexChangedTool } from './services/catalogue/search/indexTools.ts';
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
