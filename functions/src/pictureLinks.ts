import {
  defaultPicturePath,
  googlePictureOrigin,
  profileSchema,
  storedFileOf,
} from './contract/index.ts';
import { bucketName } from './firebase.ts';
import { isOfShop } from './params.ts';

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

const isDefault = (url: URL): boolean => url.pathname === defaultPicturePath && isOfShop(url);

const isGoogles = ({ origin, username, password }: URL): boolean =>
  origin === googlePictureOrigin && !username && !password;

const isUploaded = (uid: string, link: string): boolean =>
  pathInBucket(link, bucketName)?.startsWith(`users/${uid}/`) ?? false;

/**
 * Whether an account may show the picture at an address: one it uploaded itself, the one of its
 * Google account, or the shop's default. A picture from elsewhere could count who looks at it.
 */
export const isAllowedAccountPicture = (uid: string, photoURL: string): boolean => {
  const url = URL.parse(photoURL);
  if (!url || !profileSchema.isValidSync({ photoURL }, { strict: true })) return false;
  return isUploaded(uid, photoURL) || isGoogles(url) || isDefault(url);
};
