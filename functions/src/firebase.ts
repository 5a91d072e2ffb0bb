import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';

/** The Firebase app of the project that the environment names. */
export const app = getApps()[0] ?? initializeApp();

/** The project's Firestore. Writing `undefined` throws. */
export const db = getFirestore(app);

/** The name of the project's bucket from the Firebase configuration; empty if it has none. */
export const bucketName = app.options.storageBucket ?? '';

/** The project's bucket. Few calls need it, so the Cloud Storage client is loaded on first use. */
export const openBucket = async () => {
  const { getStorage } = await import('firebase-admin/storage');
  return getStorage(app).bucket();
};

/** The project's Firebase Auth. */
export const auth = getAuth(app);
