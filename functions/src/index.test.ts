import { expect, it } from 'vitest';
import { removePictureSizes, resizePictures } from './index.ts';

it.each(Object.entries({ resizePictures, removePictureSizes }))(
  '%s unpacks one picture at a time, with a gibibyte of memory',
  (_, { __endpoint: { concurrency, availableMemoryMb } }) => {
    expect({ concurrency, availableMemoryMb }).toEqual({ concurrency: 1, availableMemoryMb: 1024 });
  },
);
