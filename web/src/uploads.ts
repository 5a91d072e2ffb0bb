// Loaded with the screens that upload, and not on the first upload: many browsers never fetch a module
// again that they could not fetch once. https://github.com/whatwg/html/issues/6768
import {
  deleteObject,
  getDownloadURL,
  ref,
  type UploadTask,
  uploadBytesResumable,
} from 'firebase/storage';
import { ApiProblem } from './apiProblem.ts';
import { storage } from './storage.ts';

/** Whoever uploaded something thought better of it. */
export class UploadCancelled extends Error {}

export interface UploadOptions {
  /** Told how much has arrived, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

const follow = (task: UploadTask, { onProgress, signal }: UploadOptions) => {
  signal.addEventListener('abort', () => task.cancel(), { once: true });
  task.on('state_changed', ({ bytesTransferred, totalBytes }) => {
    onProgress(totalBytes > 0 ? bytesTransferred / totalBytes : 0);
  });
};

const problemOf = (error: unknown, { signal }: UploadOptions): Error => {
  if (signal.aborted) return new UploadCancelled();
  const { code } = error as { code?: string };
  const isOffline = code === 'storage/retry-limit-exceeded';
  return new ApiProblem(isOffline ? 'network' : 'unavailable', 0, {}, error);
};

/** Everyone may read pictures: without its token, the address outlives what is stored there. */
const withoutToken = (link: string): string => {
  const url = new URL(link);
  url.searchParams.delete('token');
  return url.href;
};

/**
 * Puts a picture into the bucket and resolves to its address.
 * @throws {UploadCancelled} when the signal is aborted, {ApiProblem} when it fails.
 */
export const uploadPicture = async (
  path: string,
  picture: Blob,
  options: UploadOptions,
): Promise<string> => {
  try {
    options.signal.throwIfAborted();
    const target = ref(storage, path);
    const task = uploadBytesResumable(target, picture, { contentType: picture.type });
    follow(task, options);
    await task;
    return withoutToken(await getDownloadURL(target));
  } catch (error) {
    throw problemOf(error, options);
  }
};

/** Takes a picture out of the bucket again, by its address; its widths follow. What is gone is no loss. */
export const removePicture = async (link: string): Promise<void> => {
  await deleteObject(ref(storage, link)).catch(() => {});
};
