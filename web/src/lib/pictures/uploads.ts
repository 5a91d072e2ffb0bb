// Loaded with the screens that upload, not on the first upload: after a failed download, many
// browsers never fetch a module again. https://github.com/whatwg/html/issues/6768
import {
  deleteObject,
  getDownloadURL,
  ref,
  type UploadTask,
  uploadBytesResumable,
} from 'firebase/storage';
import { ApiProblem, UploadCancelled } from '../api/apiProblem.ts';
import { timeLimits } from '../api/timeLimits.ts';
import { storage } from './storage.ts';

export interface UploadOptions {
  /** Receives the uploaded share, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

const track = (task: UploadTask, { onProgress, signal }: UploadOptions) => {
  const cancel = () => task.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  // The SDK itself retries for ten minutes.
  let stalled = setTimeout(cancel, timeLimits.stalledUpload);
  const end = () => clearTimeout(stalled);
  task.then(end, end);
  task.on('state_changed', ({ bytesTransferred, totalBytes }) => {
    clearTimeout(stalled);
    stalled = setTimeout(cancel, timeLimits.stalledUpload);
    onProgress(totalBytes > 0 ? bytesTransferred / totalBytes : 0);
  });
};

const toUploadError = (error: unknown, { signal }: UploadOptions): Error => {
  if (signal.aborted) return new UploadCancelled();
  const { code } = error as { code?: string };
  const isOffline = code === 'storage/retry-limit-exceeded' || code === 'storage/canceled';
  return new ApiProblem(isOffline ? 'network' : 'unavailable', 0, {}, error);
};

/** Pictures are public. Without its token, the URL stays valid when the file is replaced. */
const withoutToken = (link: string): string => {
  const url = new URL(link);
  url.searchParams.delete('token');
  return url.href;
};

const send = async (path: string, file: Blob, options: UploadOptions) => {
  options.signal.throwIfAborted();
  const target = ref(storage, path);
  const task = uploadBytesResumable(target, file, { contentType: file.type });
  track(task, options);
  await task;
  return target;
};

/**
 * Uploads a file to the bucket.
 * @throws {UploadCancelled} if the signal is aborted, {ApiProblem} if the upload fails.
 */
export const uploadFile = async (
  path: string,
  file: Blob,
  options: UploadOptions,
): Promise<void> => {
  try {
    await send(path, file, options);
  } catch (error) {
    throw toUploadError(error, options);
  }
};

/** Uploads a picture and resolves to its URL. Throws like `uploadFile`. */
export const uploadPicture = async (
  path: string,
  picture: Blob,
  options: UploadOptions,
): Promise<string> => {
  try {
    return withoutToken(await getDownloadURL(await send(path, picture, options)));
  } catch (error) {
    throw toUploadError(error, options);
  }
};

/** Deletes a picture by its URL; a function deletes its resized copies. A missing file is fine. */
export const removePicture = async (link: string): Promise<void> => {
  await deleteObject(ref(storage, link)).catch(() => {});
};
