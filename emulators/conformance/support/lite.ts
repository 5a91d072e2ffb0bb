import { deleteApp, type FirebaseOptions, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore/lite';
import { afterAll } from 'vitest';
import { freshId } from './firestore.ts';

const [host = '', port = ''] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');

// The SDK logs every failure, including expected ones.
setLogLevel('silent');

/**
 * A client of `firebase/firestore/lite`, which speaks REST; it is closed after the file's tests.
 * @param uid The signed-in user; a visitor when undefined.
 */
export const liteClient = (projectId = freshId(), uid?: string): Firestore => {
  const options: FirebaseOptions = { projectId, apiKey: 'none' };
  const app = initializeApp(options, freshId());
  afterAll(() => deleteApp(app));
  const firestore = getFirestore(app);
  connectFirestoreEmulator(
    firestore,
    host,
    Number(port),
    uid === undefined ? {} : { mockUserToken: { sub: uid } },
  );
  return firestore;
};
