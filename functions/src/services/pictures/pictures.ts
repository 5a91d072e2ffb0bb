import { warn } from 'firebase-functions/logger';
import { tools } from '../../collections.ts';
import { ApiError, validationError } from '../../errors.ts';
import { bucketName, openBucket } from '../../firebase.ts';
import { pathInBucket } from '../../pictureLinks.ts';
import { findDocuments } from '../../queries.ts';
import { removeSizes } from './resizePicture.ts';

/** The path of a tool's picture in the shop's bucket. Throws `validation` for any other URL. */
export const picturePathOf = async (imageLink: string): Promise<string> => {
  const path = pathInBucket(imageLink, bucketName);
  if (path) return path;
  throw validationError({ imageLink: 'Picture must be one uploaded to the shop' });
};

const isUsed = async (path: string): Promise<boolean> =>
  (await findDocuments(tools.where('imagePath', '==', path), 1)).length > 0;

const isToolPicture = (path: string): boolean => path.startsWith('tools/');

/**
 * Deletes a picture that a tool no longer shows, in all widths, unless another tool shows it. A
 * failure is only logged: it leaves an unused file, and the change of the tool is already committed.
 */
export const removePicture = async (path: string): Promise<void> => {
  try {
    if (!isToolPicture(path) || (await isUsed(path))) return;
    const bucket = await openBucket();
    await bucket.file(path).delete({ ignoreNotFound: true });
    await removeSizes(bucket, path);
  } catch (error) {
    warn(`Could not delete the picture ${path}`, error);
  }
};

/**
 * Deletes all files of an account. Ignores files that are already gone. Throws `unavailable` when
 * Cloud Storage does not answer.
 */
export const removeFilesOf = async (uid: string): Promise<void> => {
  try {
    const [files] = await (await openBucket()).getFiles({ prefix: `users/${uid}/` });
    await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
  } catch (error) {
    throw new ApiError('unavailable', {}, { cause: error });
  }
};
