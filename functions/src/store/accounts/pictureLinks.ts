import {
  defaultPicturePath,
  googlePictureOrigin,
  profileSchema,
  storedFileOf,
} from '../../contract/index.ts';
import { isShopUrl } from '../../params.ts';
import { bucketName } from '../collections/firebase.ts';

const downloadOrigins = (emulator = process.env.FIREBASE_STORAGE_EMULATOR_HOST): string[] => [
  'https://firebasestorage.googleapis.com',
  ...(emulator ? [`http://${emulator}`] : []),
];

const isDownloadUrl = ({ origin, username, password }: URL): boolean =>
  downloadOrigins().includes(origin) && !username && !password;

/** The path of a file in a bucket, from its download URL; `undefined` for any other URL. */
export const pathInBucket = (link: string, bucket: string): string | undefined => {
  const file = storedFileOf(link);
  return file && isDownloadUrl(file.url) && file.bucket === bucket ? file.path : undefined;
};

const isDefaultPicture = (url: URL): boolean =>
  url.pathname === defaultPicturePath && isShopUrl(url);

const isFromGoogle = ({ origin, username, password }: URL): boolean =>
  origin === googlePictureOrigin && !username && !password;

const isUploaded = (uid: string, link: string): boolean =>
  pathInBucket(link, bucketName)?.startsWith(`users/${uid}/`) ?? false;

/**
 * Whether an account may use the picture at this URL: its own upload, the picture of its Google
 * account, or the shop's default. A picture from another site could track who views it.
 */
export const isAllowedAccountPicture = (uid: string, photoURL: string): boolean => {
  const url = URL.parse(photoURL);
  if (!url || !profileSchema.isValidSync({ photoURL }, { strict: true })) return false;
  return isUploaded(uid, photoURL) || isFromGoogle(url) || isDefaultPicture(url);
};
