import { onRequest } from 'firebase-functions/https';
import { onObjectDeleted, onObjectFinalized } from 'firebase-functions/storage';
import { createApp } from './app.ts';
import { disableBodyParsing, renameRobotsPath } from './http/functionsRuntime.ts';
import {
  concurrency,
  maxInstances,
  minInstances,
  pictureInstances,
  pictureRegion,
  region,
} from './params.ts';
import { removeOrphanedSizes, resizePicture } from './services/pictures/resizePicture.ts';

disableBodyParsing();
renameRobotsPath();

// Enough memory for that many requests and two tables; README.md has the measurement.
export const api = onRequest(
  { region, concurrency, minInstances, maxInstances, memory: '512MiB', invoker: 'public' },
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
