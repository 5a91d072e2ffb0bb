import type { File } from '@google-cloud/storage';
import { warn } from 'firebase-functions/logger';
import {
  hasSharedPicture,
  isDocumentPath,
  isSizedPicture,
  limits,
  pictureWidths,
  sharedPicture,
  sharedPicturePath,
  sizedPicturePath,
} from '../../contract/index.ts';
import { codeOf } from '../../errors.ts';
import { openBucket } from '../../store/collections/firebase.ts';
import { isDeleted } from '../../store/deletedAccounts.ts';
import { drawShared, resizeToWidths } from './resizeToWidths.ts';

type Bucket = Awaited<ReturnType<typeof openBucket>>;

/** The generation of the file at this path; `undefined` when there is no file. */
const generationOf = async (bucket: Bucket, path: string): Promise<string | undefined> => {
  const file = bucket.file(path);
  const [isThere] = await file.exists();
  return isThere ? String(file.metadata.generation) : undefined;
};

/**
 * Reads the stored bytes of a file; `undefined` if there are more than `maxBytes`. Does not
 * decompress, so that a content encoding cannot inflate them.
 */
export const readStored = async (
  file: Pick<File, 'getMetadata' | 'createReadStream'>,
  maxBytes: number,
): Promise<Buffer | undefined> => {
  const [{ size }] = await file.getMetadata();
  if (Number(size) > maxBytes) return undefined;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of file.createReadStream({ decompress: false })) {
    length += chunk.length;
    if (length > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

// Each upload of a tool's picture has a unique name; an account's picture is overwritten.
const cacheControlOf = (path: string): string =>
  path.startsWith('tools/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';

/** A file beside the original. */
interface Version {
  path: string;
  content: Buffer;
  contentType: string;
}

const versionsOf = async (path: string, original: Buffer): Promise<Version[]> => {
  const sizes = await resizeToWidths(original, pictureWidths(path));
  const versions = sizes.map(({ width, content }) => ({
    path: sizedPicturePath(path, width),
    content,
    contentType: 'image/webp',
  }));
  if (!hasSharedPicture(path)) return versions;
  const shared = { path: sharedPicturePath(path), content: await drawShared(original) };
  return [...versions, { ...shared, contentType: sharedPicture.type }];
};

const resizeOrWarn = async (path: string, original?: Buffer): Promise<Version[]> => {
  try {
    if (!original) throw new Error(`The file has more than ${limits.pictureBytes} bytes`);
    return await versionsOf(path, original);
  } catch (error) {
    warn(`Cannot resize ${path}: not a supported picture`, error);
    return [];
  }
};

/** Deletes the resized versions of a picture, if they exist. */
export const removeSizes = async (bucket: Bucket, path: string): Promise<void> => {
  const sizes = pictureWidths(path).map((width) => sizedPicturePath(path, width));
  const shared = hasSharedPicture(path) ? [sharedPicturePath(path)] : [];
  await Promise.all(
    [...sizes, ...shared].map((file) => bucket.file(file).delete({ ignoreNotFound: true })),
  );
};

const saveVersion = (bucket: Bucket, { path, content, contentType }: Version): Promise<void> =>
  bucket.file(path).save(content, {
    resumable: false,
    contentType,
    metadata: { cacheControl: cacheControlOf(path) },
  });

const writeSizes = async (bucket: Bucket, path: string): Promise<void> => {
  const original = await readStored(bucket.file(path), limits.pictureBytes);
  const sizes = await resizeOrWarn(path, original);
  // An earlier file at this path may have been a picture.
  if (sizes.length === 0) return removeSizes(bucket, path);
  await Promise.all(sizes.map((size) => saveVersion(bucket, size)));
};

/** Ignores that a picture was deleted while it was being resized. */
const ignoreMissing = (error: unknown): void => {
  if (codeOf(error) !== 404) throw error;
};

const syncSizes = async (bucket: Bucket, path: string): Promise<void> => {
  const before = await generationOf(bucket, path);
  await (before ? writeSizes(bucket, path).catch(ignoreMissing) : removeSizes(bucket, path));
  // The file was replaced or deleted meanwhile, so the written sizes are outdated.
  if ((await generationOf(bucket, path)) !== before) await syncSizes(bucket, path);
};

const hasSizes = (path: string): boolean =>
  !isSizedPicture(path) && !isDocumentPath(path) && pictureWidths(path).length > 0;

const ownerOf = (path: string): string | undefined => /^users\/([^/]+)\//.exec(path)?.[1];

/**
 * An ID token stays valid for up to an hour after its account is deleted, and Storage accepts it.
 */
const isOfDeletedAccount = async (path: string): Promise<boolean> => {
  const uid = ownerOf(path);
  return uid !== undefined && isDeleted(uid);
};

/**
 * Writes the resized versions of an uploaded picture beside it. If the file changes meanwhile, it
 * starts over. Logs a file that is not a picture or is too large, and writes no versions of it.
 * Ignores its own files and everything outside the picture folders. Deletes uploads of deleted
 * accounts.
 */
export const resizePicture = async (path: string): Promise<void> => {
  const bucket = await openBucket();
  if (await isOfDeletedAccount(path)) await bucket.file(path).delete({ ignoreNotFound: true });
  if (hasSizes(path)) await syncSizes(bucket, path);
};

/**
 * Deletes the resized versions of a deleted picture. Storage also reports an overwritten picture as
 * deleted; the new upload then replaces the resized versions.
 * @see https://cloud.google.com/storage/docs/pubsub-notifications#events
 */
export const removeOrphanedSizes = async (path: string): Promise<void> => {
  if (!hasSizes(path)) return;
  const bucket = await openBucket();
  if (!(await generationOf(bucket, path))) await syncSizes(bucket, path);
};
