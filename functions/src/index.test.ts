import { expect, it } from 'vitest';
import { applyOrderDeadlines, removePictureSizes, resizePictures } from './index.ts';

it.each(Object.entries({ resizePictures, removePictureSizes }))(
  '%s decodes one picture at a time, with 1 GiB of memory',
  (_, { __endpoint: { concurrency, availableMemoryMb } }) => {
    expect({ concurrency, availableMemoryMb }).toEqual({ concurrency: 1, availableMemoryMb: 1024 });
  },
);

it('applyOrderDeadlines runs every ten minutes, once at a time, and is not retried', () => {
  expect(applyOrderDeadlines.__endpoint).toMatchObject({
    maxInstances: 1,
    timeoutSeconds: 120,
    scheduleTrigger: { schedule: 'every 10 minutes', retryConfig: { retryCount: 0 } },
  });
});
