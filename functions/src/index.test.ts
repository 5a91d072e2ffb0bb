import { expect, it } from 'vitest';
import { removePictureSizes, resizePictures } from './index.ts';

it.each(Object.entries({ resizePictures, removePictureSizes }))(
  '%s decodes one picture at a time, with 1 GiB of memory',
  (_, { __endpoint: { concurrency, availableMemoryMb } }) => {
    expect({ concurrency, availableMemoryMb }).toEqual({ concurrency: 1, availableMemoryMb: 1024 });
  },
);
