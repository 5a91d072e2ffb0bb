import { randomUUID } from 'node:crypto';
import { getStorage } from 'firebase-admin/storage';
import { app } from '../../store/collections/firebase.ts';
import { required } from '../api/env.ts';

/** The suite's bucket. */
export const bucketName = `${required('GCLOUD_PROJECT')}.appspot.com`;

const file = (path: string) => getStorage(app).bucket(bucketName).file(path);

/** The download URL of a file in the suite's bucket. */
export const linkTo = (path: string): string =>
  `http://${required('FIREBASE_STORAGE_EMULATOR_HOST')}/v0/b/${bucketName}/o/${encodeURIComponent(path)}?alt=media`;

/** Uploads a file to the bucket. */
export const upload = (
  path: string,
  content: string | Buffer = 'a picture',
  contentType = 'image/webp',
  metadata: { contentEncoding?: string } = {},
): Promise<void> => file(path).save(content, { resumable: false, contentType, metadata });

/** Uploads a new picture of a tool, and returns its path. */
export const uploadPicture = async (): Promise<string> => {
  const path = `tools/${randomUUID()}/picture.webp`;
  await upload(path);
  return path;
};

/** The smallest picture: a single pixel. */
const pixel = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

/** Uploads a picture that an account adds to a return, and returns its link. */
export const uploadReturnPicture = async (
  uid: string,
  content: string | Buffer = pixel,
): Promise<string> => {
  const path = `users/${uid}/returns/${randomUUID()}.webp`;
  await upload(path, content);
  return linkTo(path);
};

/** Deletes a file from the bucket. */
export const remove = async (path: string): Promise<void> => {
  await file(path).delete();
};

/** Whether the bucket has this file. */
export const isThere = async (path: string): Promise<boolean> => (await file(path).exists())[0];

/** The content, type and caching of a file in the bucket. */
export const download = async (path: string) => {
  const [[content], [{ contentType, cacheControl }]] = await Promise.all([
    file(path).download(),
    file(path).getMetadata(),
  ]);
  return { content, contentType, cacheControl };
};
