import { randomUUID } from 'node:crypto';
import { getStorage } from 'firebase-admin/storage';
import { app } from '../firebase.ts';
import { required } from './env.ts';

const bucketName = `${required('GCLOUD_PROJECT')}.appspot.com`;

const file = (path: string) => getStorage(app).bucket(bucketName).file(path);

/** Where a browser would load a file of the suite's bucket from. */
export const linkTo = (path: string): string =>
  `http://${required('FIREBASE_STORAGE_EMULATOR_HOST')}/v0/b/${bucketName}/o/${encodeURIComponent(path)}?alt=media`;

/** Puts a file into the bucket. */
export const upload = (path: string): Promise<void> =>
  file(path).save('a picture', { resumable: false, contentType: 'image/webp' });

/** Puts a tool's picture of the test's own into the bucket, and answers with its path. */
export const uploadPicture = async (): Promise<string> => {
  const path = `tools/${randomUUID()}/picture.webp`;
  await upload(path);
  return path;
};

/** Whether the bucket has that file. */
export const isThere = async (path: string): Promise<boolean> => (await file(path).exists())[0];
