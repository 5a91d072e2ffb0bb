import { onRequest } from 'firebase-functions/https';
import { onObjectDeleted, onObjectFinalized } from 'firebase-functions/storage';
import { createApp } from './app.ts';
import { keepBodiesUnparsed } from './http/keepBodiesUnparsed.ts';
import { renameRobots } from './http/renameRobots.ts';
import {
  concurrency,
  maxInstances,
  minInstances,
  pictureInstances,
  pictureRegion,
  region,
} from './params.ts';
import { removeOrphanedSizes, resizePicture } from './services/resizePicture.ts';

keepBodiesUnparsed();
renameRobots();

export const api = onRequest(
  { region, concurrency, minInstances, maxInstances, memory: '512MiB', invoker: 'public' },
  createApp(),
);

// The largest picture takes half of it to unpack (README.md), so there is room for one at a time.
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
