import { onRequest } from 'firebase-functions/https';
import { createApp } from './app.ts';
import { keepBodiesUnparsed } from './http/keepBodiesUnparsed.ts';
import { concurrency, maxInstances, minInstances, region } from './params.ts';

keepBodiesUnparsed();

export const api = onRequest(
  { region, concurrency, minInstances, maxInstances, memory: '512MiB', invoker: 'public' },
  createApp(),
);
