import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, getAuth } from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { afterAll } from 'vitest';
import { addressOf } from './suite.ts';

/** The client SDKs, as a page of the shop uses them. */
export interface ShopClient {
  auth: Auth;
  firestore: Firestore;
  /** A separate bucket, which triggers no function. */
  storage: FirebaseStorage;
}

/** A client of the running suite. It is closed after the tests of the file. */
export const openShopClient = (projectId: string): ShopClient => {
  const app = initializeApp({ projectId, apiKey: 'any' }, randomUUID());
  afterAll(() => deleteApp(app));
  const auth = getAuth(app);
  connectAuthEmulator(auth, `http://${addressOf('auth').address}`, { disableWarnings: true });
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, addressOf('firestore').host, addressOf('firestore').port);
  const storage = getStorage(app, `gs://rules-${randomUUID()}`);
  connectStorageEmulator(storage, addressOf('storage').host, addressOf('storage').port);
  return { auth, firestore, storage };
};
