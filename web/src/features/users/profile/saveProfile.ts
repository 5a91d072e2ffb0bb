import { apiRoutes } from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';
import { uploadPicture } from '../../../lib/pictures/uploads.ts';
import { type ProfileFields, profileFieldsSchema } from './profileFields.ts';

/** One path for each account, so that old reviews show the new picture too. */
const picturePath = (uid: string) => `users/${uid}/avatar.webp`;

/** The path never changes, so a new version parameter bypasses the browser's cache. */
const withVersion = (link: string): string => {
  const url = new URL(link);
  url.searchParams.set('v', Date.now().toString(36));
  return url.href;
};

export interface ProfilePictureUpload {
  picture: Blob;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Uploads an account's picture and resolves to its new URL. */
export const uploadProfilePicture = async (
  uid: string,
  { picture, ...options }: ProfilePictureUpload,
): Promise<string> => withVersion(await uploadPicture(picturePath(uid), picture, options));

/** Reloads the SDK's copy of the account, which the screens show, and refreshes the token. */
const reloadAccount = async () => {
  const { auth } = await import('../../../lib/firebase/firebase.ts');
  await auth.currentUser?.reload();
  await auth.currentUser?.getIdToken(true);
};

export interface ProfileChange extends ProfileFields {
  photoURL?: string;
}

/** Saves a profile, and reloads the account. */
export const saveProfile = async (email: string, change: ProfileChange): Promise<void> => {
  const { photoURL } = change;
  const fields = profileFieldsSchema.cast(change);
  await callApi(apiRoutes.updateProfile, { params: { email }, body: { ...fields, photoURL } });
  // The profile is saved. If the reload fails, the next token refresh updates the account.
  await reloadAccount().catch(() => {});
};
