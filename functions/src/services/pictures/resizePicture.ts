import type { File } from '@google-cloud/storage';
import { warn } from 'firebase-functions/logger';
import { isSizedPicture, limits, pictureWidths, sizedPicturePath } from '../../contract/index.ts';
import { codeOf } from '../../errors.ts';
import { openBucket } from '../../firebase.ts';
import { isDeleted } from '../store/deletedAccounts.ts';
import { drawSizes, type SizedPicture } from './pictureSizes.ts';

type Bucket = Awaited<ReturnType<typeof openBucket>>;

/** Which of the files that have lain at a path is there now; `undefined` when none is. */
const generationOf = async (bucket: Bucket, path: string): Promise<string | undefined> => {
  const file = bucket.file(path);
  const [isThere] = await file.exists();
  return isThere ? String(file.metadata.generation) : undefined;
};

/**
 * The bytes of a file as they are stored, or `undefined` if there are more than `most`. Nothing is
 * decompressed, so that a content encoding cannot expand them.
 */
export const readStored = async (
  file: Pick<File, 'getMetadata' | 'createReadStream'>,
  most: number,
): Promise<Buffer | undefined> => {
  const [{ size }] = await file.getMetadata();
  if (Number(size) > most) return undefined;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of file.createReadStream({ decompress: false })) {
    length += chunk.length;
    if (length > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

// Each upload of a tool's picture has a name of its own; an account's picture is written over.
const cacheControlOf = (path: string): string =>
  path.startsWith('tools/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';

const drawOrWarn = async (path: string, original?: Buffer): Promise<SizedPicture[]> => {
  try {
    if (!original) throw new Error(`It has more than ${limits.imageBytes} bytes`);
    return await drawSizes(original, pictureWidths(path));
  } catch (error) {
    warn(`${path} is no picture the shop can show`, error);
    return [];
  }
};

/** Removes a picture's widths from the bucket, whatever of them is there. */
export const removeSizes = async (bucket: Bucket, path: string): Promise<void> => {
  await Promise.all(
    pictureWidths(path).map((width) =>
      bucket.file(sizedPicturePath(path, width)).delete({ ignoreNotFound: true }),
    ),
  );
};

const saveSize = (bucket: Bucket, path: string, { width, content }: SizedPicture): Promise<void> =>
  bucket.file(sizedPicturePath(path, width)).save(content, {
    resumable: false,
    contentType: 'image/webp',
    metadata: { cacheControl: cacheControlOf(path) },
  });

const writeSizes = async (bucket: Bucket, path: string): Promise<void> => {
  const original = await readStored(bucket.file(path), limits.imageBytes);
  const sizes = await drawOrWarn(path, original);
  // What lay here before may have been a picture.
  if (sizes.length === 0) return removeSizes(bucket, path);
  await Promise.all(sizes.map((size) => saveSize(bucket, path, size)));
};

/** A picture that is removed while its sizes are drawn has none. */
const ignoreMissing = (error: unknown): void => {
  if (codeOf(error) !== 404) throw error;
};

const syncSizes = async (bucket: Bucket, path: string): Promise<void> => {
  const before = await generationOf(bucket, path);
  await (before ? writeSizes(bucket, path).catch(ignoreMissing) : removeSizes(bucket, path));
  // It was replaced or removed meanwhile: what was written belongs to a picture that is gone.
  if ((await generationOf(bucket, path)) !== before) await syncSizes(bucket, path);
};

const hasSizes = (path: string): boolean => !isSizedPicture(path) && pictureWidths(path).length > 0;

const ownerOf = (path: string): string | undefined => /^users\/([^/]+)\//.exec(path)?.[1];

/** An ID token outlasts its account by up to an hour, and Storage takes uploads with it. */
const isOfDeletedAccount = async (path: string): Promise<boolean> => {
  const uid = ownerOf(path);
  return uid !== undefined && isDeleted(uid);
};

/**
 * Writes the widths of a picture that was uploaded beside it, those of the one that lies there when
 * it is done. A file that is no picture, or too large a one, gets none and is logged. Leaves alone
 * what it wrote itself, and everything outside the folders of pictures. An upload of a deleted
 * account is removed.
 */
export const resizePicture = async (path: string): Promise<void> => {
  const bucket = await openBucket();
  if (await isOfDeletedAccount(path)) await bucket.file(path).delete({ ignoreNotFound: true });
  if (hasSizes(path)) await syncSizes(bucket, path);
};

/**
 * Removes the widths of a picture that was deleted. One that was written over is deleted too, as
 * Storage tells it; its widths are left to the upload that took its place.
 * @see https://cloud.google.com/storage/docs/pubsub-notifications#events
 */
export const removeOrphanedSizes = async (path: string): Promise<void> => {
  if (!hasSizes(path)) return;
  const bucket = await openBucket();
  if (!(await generationOf(bucket, path))) await syncSizes(bucket, path);
};
