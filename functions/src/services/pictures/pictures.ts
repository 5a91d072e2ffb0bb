import { warn } from 'firebase-functions/logger';
import { tools } from '../../collections.ts';
import { ApiError, validationError } from '../../errors.ts';
import { bucketName, openBucket } from '../../firebase.ts';
import { pathInBucket } from '../../pictureLinks.ts';
import { findDocuments } from '../../queries.ts';
import { removeSizes } from './resizePicture.ts';

/** Where in the shop's bucket a tool's picture lies. Throws `validation` when it lies elsewhere. */
export const imagePathOf = async (imageLink: string): Promise<string> => {
  const path = pathInBucket(imageLink, bucketName);
  if (path) return path;
  throw validationError({ imageLink: 'Picture must be one uploaded to the shop' });
};

const isUsed = async (path: string): Promise<boolean> =>
  (await findDocuments(tools.where('imagePath', '==', path), 1)).length > 0;

const isToolPicture = (path: string): boolean => path.startsWith('tools/');

/**
 * Removes a picture that a tool no longer shows, in every width, unless another tool does. A
 * failure leaves a file nobody needs, which is no reason to refuse a change that was made: it is
 * logged.
 */
export const removePicture = async (path: string): Promise<void> => {
  try {
    if (!isToolPicture(path) || (await isUsed(path))) return;
    const bucket = await openBucket();
    await bucket.file(path).delete({ ignoreNotFound: true });
    await removeSizes(bucket, path);
  } catch (error) {
    warn(`The picture ${path} stays in the bucket`, error);
  }
};

/**
 * Removes every file of an account, those that somebody else removes meanwhile too. Throws
 * `unavailable` when Cloud Storage does not answer.
 */
export const removeFilesOf = async (uid: string): Promise<void> => {
  try {
    const [files] = await (await openBucket()).getFiles({ prefix: `users/${uid}/` });
    await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
  } catch (error) {
    throw new ApiError('unavailable', {}, { cause: error });
  }
};
