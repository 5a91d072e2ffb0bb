import { auth } from '../../firebase.ts';
import { uploadPicture } from '../../uploads.ts';
import { type ProfileFields, profileFieldsSchema } from './profileFields.ts';
import { sendProfile } from './userRequests.ts';

/** One place for each account's photo: pictures of old reviews follow when it changes. */
const photoPath = (uid: string) => `users/${uid}/avatar.webp`;

/** The place stays, so the address is given a new end: browsers keep what they have seen. */
const asNew = (link: string): string => {
  const url = new URL(link);
  url.searchParams.set('v', Date.now().toString(36));
  return url.href;
};

export interface ProfilePictureUpload {
  picture: Blob;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Puts an account's photo in its place and resolves to its new address. */
export const uploadProfilePicture = async (
  uid: string,
  { picture, ...options }: ProfilePictureUpload,
): Promise<string> => asNew(await uploadPicture(photoPath(uid), picture, options));

/** The SDK's own copy of the account: what the screens show of it, and the next token carries. */
const reloadAccount = async () => {
  await auth.currentUser?.reload();
  await auth.currentUser?.getIdToken(true);
};

export interface ProfileChange extends ProfileFields {
  photoURL?: string;
}

/** Saves a profile, and brings the account up to date with it. */
export const saveProfile = async (email: string, change: ProfileChange): Promise<void> => {
  const { photoURL } = change;
  const fields = profileFieldsSchema.cast(change);
  await sendProfile(email, { ...fields, photoURL });
  // The profile is saved: an account that cannot be read now is read with the next token.
  await reloadAccount().catch(() => {});
};
