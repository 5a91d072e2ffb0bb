import { warn } from 'firebase-functions/logger';
import { tools } from '../collections.ts';
import { storedFileOf } from '../contract/index.ts';
import { findDocuments } from '../documents.ts';
import { ApiError, validationError } from '../errors.ts';
import { openBucket } from '../firebase.ts';
import { removeSizes } from './resizePicture.ts';

const originsOf = (emulator = process.env.FIREBASE_STORAGE_EMULATOR_HOST): string[] => [
  'https://firebasestorage.googleapis.com',
  ...(emulator ? [`http://${emulator}`] : []),
];

const isDownload = ({ origin, username, password }: URL): boolean =>
  originsOf().includes(origin) && !username && !password;

/**
 * The path of a file in a bucket, from the address browsers download it from; `undefined` for any
 * other address.
 */
export const pathInBucket = (link: string, bucket: string): string | undefined => {
  const file = storedFileOf(link);
  return file && isDownload(file.url) && file.bucket === bucket ? file.path : undefined;
};

/** Where in the shop's bucket a tool's picture lies. Throws `validation` when it lies elsewhere. */
export const imagePathOf = async (imageLink: string): Promise<string> => {
  const path = pathInBucket(imageLink, (await openBucket()).name);
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
