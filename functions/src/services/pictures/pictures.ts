import { Filter } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import type { ToolFields } from '../../contract/index.ts';
import type { ToolDocument } from '../../documents/tools.ts';
import { ApiError, validationError } from '../../errors.ts';
import { pathInBucket } from '../../store/accounts/pictureLinks.ts';
import { families, tools } from '../../store/collections/collections.ts';
import { bucketName, openBucket } from '../../store/collections/firebase.ts';
import { findDocuments } from '../../store/reads/queries.ts';
import { removeSizes } from './resizePicture.ts';

type Pictures = Pick<ToolFields, 'imageLink' | 'morePictures'>;

/** The paths of a tool's pictures. */
export type PicturePaths = Pick<ToolDocument, 'imagePath' | 'morePicturePaths'>;

const pathOf = (link: string, field: string): string => {
  const path = pathInBucket(link, bucketName);
  if (path) return path;
  throw validationError({ [field]: 'Picture must be one uploaded to the shop' });
};

const imagePathOf = (link: string): string => (link === '' ? '' : pathOf(link, 'imageLink'));

const morePicturePathsOf = (links: readonly string[]): string[] =>
  links.map((link, at) => pathOf(link, `morePictures.${at}`));

/**
 * The paths of a tool's pictures in the shop's bucket; empty without one. Throws `validation` for any
 * other URL.
 */
export const picturePathsOf = ({ imageLink, morePictures }: Pictures): PicturePaths => ({
  imagePath: imagePathOf(imageLink),
  morePicturePaths: morePicturePathsOf(morePictures),
});

/** The paths of those pictures of a tool that change. Throws `validation` like `picturePathsOf`. */
export const changedPathsOf = ({
  imageLink,
  morePictures,
}: Partial<Pictures>): Partial<PicturePaths> => ({
  ...(imageLink !== undefined && { imagePath: imagePathOf(imageLink) }),
  ...(morePictures && { morePicturePaths: morePicturePathsOf(morePictures) }),
});

const isUsedByTool = async (path: string): Promise<boolean> => {
  const isUsed = Filter.or(
    Filter.where('imagePath', '==', path),
    Filter.where('morePicturePaths', 'array-contains', path),
  );
  return (await findDocuments(tools.where(isUsed), 1)).length > 0;
};

const isUsed = async (path: string): Promise<boolean> =>
  (await isUsedByTool(path)) ||
  (await findDocuments(families.where('imagePath', '==', path), 1)).length > 0;

const isToolPicture = (path: string): boolean => path.startsWith('tools/');

const removePicture = async (path: string): Promise<void> => {
  try {
    if (!isToolPicture(path) || (await isUsed(path))) return;
    const bucket = await openBucket();
    await bucket.file(path).delete({ ignoreNotFound: true });
    await removeSizes(bucket, path);
  } catch (error) {
    warn(`Could not delete the picture ${path}`, error);
  }
};

const pathsOf = ({ imagePath, morePicturePaths }: PicturePaths): string[] => [
  imagePath,
  ...morePicturePaths,
];

/**
 * Deletes the pictures that a tool no longer shows after a change or deletion, in all widths,
 * unless another tool shows them. A failure is only logged: it leaves an unused file, and the
 * change of the tool is already committed.
 */
export const removeOldPictures = async (
  before: PicturePaths,
  after?: PicturePaths,
): Promise<void> => {
  const keptPaths = new Set(after && pathsOf(after));
  const old = new Set(pathsOf(before).filter((path) => !keptPaths.has(path)));
  await Promise.all([...old].map(removePicture));
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
