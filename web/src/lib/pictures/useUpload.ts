import { useRef, useState } from 'react';
import type { UploadOptions } from './uploads.ts';

/** Tracks the progress of one upload at a time. */
export const useUpload = () => {
  /** From 0 to 1 during an upload, otherwise null. */
  const [progress, setProgress] = useState<number | null>(null);
  const current = useRef<AbortController | null>(null);

  const upload = async <Result>(start: (options: UploadOptions) => Promise<Result>) => {
    current.current = new AbortController();
    setProgress(0);
    try {
      return await start({ signal: current.current.signal, onProgress: setProgress });
    } finally {
      setProgress(null);
    }
  };
  return { upload, progress, cancelUpload: () => current.current?.abort() };
};
