import { pictureSources } from 'functions/contract';
import { useState } from 'react';

interface PictureFile {
  src: string;
  srcSet?: string;
}

const filesOf = (src: string): PictureFile[] => {
  if (!src) return [];
  const sources = pictureSources(src);
  if (sources.length === 0) return [{ src }];
  return [{ src, srcSet: sources.map(({ url, width }) => `${url} ${width}w`).join(', ') }, { src }];
};

/**
 * The props of an `img` element: first with the resized copies, after an error with the original
 * picture, and null after a second error.
 */
export const usePicture = (src: string) => {
  const [failures, setFailures] = useState({ src, count: 0 });
  const count = failures.src === src ? failures.count : 0;
  const file = filesOf(src)[count];
  return file ? { ...file, onError: () => setFailures({ src, count: count + 1 }) } : null;
};
