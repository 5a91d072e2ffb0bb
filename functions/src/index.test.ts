import { expect, it, vi } from 'vitest';
import {
  applyOrderDeadlines,
  deliverWebhooks,
  expireOffers,
  onDeliveryStored,
  onMailStored,
  onPictureDeleted,
  onPictureUploaded,
  retryMails,
} from './index.ts';
import { leaseMs } from './outbox/attempt.ts';

// In production, Firebase sets this variable, which names the bucket. It is read when the functions
// load.
vi.hoisted(() => {
  process.env.FIREBASE_CONFIG = JSON.stringify({ storageBucket: 'shop.appspot.com' });
});

it.each(Object.entries({ onPictureUploaded, onPictureDeleted }))(
  '%s decodes one picture at a time, with 1 GiB of memory',
  (_, { __endpoint: { concurrency, availableMemoryMb } }) => {
    expect({ concurrency, availableMemoryMb }).toEqual({ concurrency: 1, availableMemoryMb: 1024 });
  },
);

it.each(Object.entries({ applyOrderDeadlines, expireOffers }))(
  '%s runs every ten minutes, once at a time, and is not retried',
  (_, { __endpoint }) => {
    expect(__endpoint).toMatchObject({
      maxInstances: 1,
      timeoutSeconds: 120,
      scheduleTrigger: { schedule: 'every 10 minutes', retryConfig: { retryCount: 0 } },
    });
  },
);

it('webhooks are delivered while the lease of a delivery lasts', () => {
  for (const { __endpoint } of [onDeliveryStored, deliverWebhooks]) {
    expect(__endpoint.timeoutSeconds).toBe(120);
  }
  expect(leaseMs).toBeGreaterThan(120_000);
});

it('mails are sent while the lease of a mail lasts, and the job is not retried', () => {
  const options = { timeoutSeconds: 120, availableMemoryMb: 512 };
  expect(onMailStored.__endpoint).toMatchObject({ ...options, maxInstances: 3, concurrency: 80 });
  expect(retryMails.__endpoint).toMatchObject({
    ...options,
    maxInstances: 1,
    scheduleTrigger: { schedule: 'every 1 minutes', retryConfig: { retryCount: 0 } },
  });
  expect(leaseMs).toBeGreaterThan(options.timeoutSeconds * 1_000);
});
