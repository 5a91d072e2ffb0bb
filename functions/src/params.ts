import { defineInt, defineString } from 'firebase-functions/params';

/** Hosting's rewrite in firebase.json names the same region. */
export const region = defineString('API_REGION', {
  default: 'us-central1',
  description: 'Where the API runs. firebase.json names the same region in its rewrite of /api.',
});

export const concurrency = defineInt('API_CONCURRENCY', {
  default: 80,
  description: 'How many requests one instance of the API answers at the same time.',
});

export const minInstances = defineInt('API_MIN_INSTANCES', {
  default: 0,
  description: 'How many instances stay warm when nobody calls. Each is billed while it waits.',
});

export const maxInstances = defineInt('API_MAX_INSTANCES', {
  default: 20,
  description: 'How many instances may run at once: the ceiling of the bill.',
});
