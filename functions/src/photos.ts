import { defaultPhotoPath, googleAvatarOrigin, profileSchema } from './contract/index.ts';
import { bucketName } from './firebase.ts';
import { isOfShop } from './params.ts';
import { pathInBucket } from './storedFiles.ts';

const isDefault = (url: URL): boolean => url.pathname === defaultPhotoPath && isOfShop(url);

const isGoogles = ({ origin, username, password }: URL): boolean =>
  origin === googleAvatarOrigin && !username && !password;

const isUploaded = (uid: string, link: string): boolean =>
  pathInBucket(link, bucketName)?.startsWith(`users/${uid}/`) ?? false;

/**
 * Whether an account may show the picture at an address: one it uploaded itself, the one of its
 * Google account, or the shop's default. A picture from elsewhere could count who looks at it.
 */
export const isOwnPhoto = (uid: string, photoURL: string): boolean => {
  const url = URL.parse(photoURL);
  if (!url || !profileSchema.isValidSync({ photoURL }, { strict: true })) return false;
  return isUploaded(uid, photoURL) || isGoogles(url) || isDefault(url);
};
