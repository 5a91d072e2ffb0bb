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
 * What an `img` element needs to show a picture: its widths to choose from, after an error the
 * picture as it was uploaded, and null when that is missing too.
 */
export const usePicture = (src: string) => {
  const [failures, setFailures] = useState({ src, count: 0 });
  const count = failures.src === src ? failures.count : 0;
  const file = filesOf(src)[count];
  return file ? { ...file, onError: () => setFailures({ src, count: count + 1 }) } : null;
};
