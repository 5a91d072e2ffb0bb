import { warn } from 'firebase-functions/logger';
import { tools } from '../../collections.ts';
import type { ToolDocument, ToolFields } from '../../contract/index.ts';
import { ApiError, validationError } from '../../errors.ts';
import { bucketName, openBucket } from '../../firebase.ts';
import { pathInBucket } from '../../pictureLinks.ts';
import { findDocuments } from '../../queries.ts';
import { removeSizes } from './resizePicture.ts';

const pathOf = (link: string, field: string): string => {
  const path = pathInBucket(link, bucketName);
  if (path) return path;
  throw validationError({ [field]: 'Picture must be one uploaded to the shop' });
};

/** The paths of a tool's pictures in the shop's bucket. Throws `validation` for any other URL. */
export const picturePathsOf = ({
  imageLink,
  morePictures,
}: Pick<ToolFields, 'imageLink' | 'morePictures'>): Pick<
  ToolDocument,
  'imagePath' | 'morePicturePaths'
> => ({
  imagePath: pathOf(imageLink, 'imageLink'),
  morePicturePaths: morePictures.map((link, at) => pathOf(link, `morePictures.${at}`)),
});

const isUsed = async (path: string): Promise<boolean> => {
  const queries = [
    tools.where('imagePath', '==', path),
    tools.where('morePicturePaths', 'array-contains', path),
  ];
  const found = await Promise.all(queries.map((query) => findDocuments(query, 1)));
  return found.flat().length > 0;
};

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
