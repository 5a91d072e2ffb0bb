import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';

/** The Firebase app of the project that the environment names. */
export const app = getApps()[0] ?? initializeApp();

/** The project's Firestore. Writing `undefined` throws. */
export const db = getFirestore(app);

/** The name of the project's bucket from the Firebase configuration; empty if it has none. */
export const bucketName = app.options.storageBucket ?? '';

/**
 * The project's bucket, or another one. Few calls need it, so the Cloud Storage client is loaded on first use. It
 * repeats each request that fails on the way: those of the shop have the same result when repeated.
 * By default, it does not repeat a deletion without a precondition
 * (https://cloud.google.com/storage/docs/retry-strategy), nor any other request meanwhile.
 */
export const openBucket = async (name: string = bucketName) => {
  const [{ getStorage }, { IdempotencyStrategy }] = await Promise.all([
    import('firebase-admin/storage'),
    import('@google-cloud/storage'),
  ]);
  const bucket = getStorage(app).bucket(name || undefined);
  bucket.storage.retryOptions.idempotencyStrategy = IdempotencyStrategy.RetryAlways;
  return bucket;
};

/** The project's Firebase Auth. */
export const auth = getAuth(app);
