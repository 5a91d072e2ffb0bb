import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';

/** The project, as the environment names it. */
export const app = getApps()[0] ?? initializeApp();

/** The project's Firestore. Writing `undefined` is an error: a field is there or it is not. */
export const db = getFirestore(app);

/** The name of the project's bucket, as Firebase tells its functions; empty where it does not. */
export const bucketName = app.options.storageBucket ?? '';

/** The project's bucket. Few calls need one, so Cloud Storage's client is loaded by the first. */
export const openBucket = async () => {
  const { getStorage } = await import('firebase-admin/storage');
  return getStorage(app).bucket();
};

/** The project's accounts. */
export const auth = getAuth(app);
