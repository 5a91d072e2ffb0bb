import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  terminate,
} from 'firebase/firestore';
import { config } from './config.ts';
import { firebaseApp } from './firebase.ts';

/** Where reactfire keeps the observables of its hooks, and the queries that it has seen. */
interface ReactfireCache {
  _reactFirePreloadedObservables?: Map<string, unknown>;
  _reactFireFirestoreQueryCache?: unknown[];
}

const connect = (): Firestore => {
  const firestore = initializeFirestore(firebaseApp, { localCache: memoryLocalCache() });
  if (config.firestoreEmulatorUrl) {
    const { hostname, port } = new URL(config.firestoreEmulatorUrl);
    connectFirestoreEmulator(firestore, hostname, Number(port));
  }
  return firestore;
};

const forgetObservables = () => {
  const { _reactFirePreloadedObservables: observables, _reactFireFirestoreQueryCache: queries } =
    globalThis as ReactfireCache;
  for (const key of observables?.keys() ?? []) {
    if (key.startsWith('firestore:')) observables?.delete(key);
  }
  queries?.splice(0);
};

let client: Firestore | undefined;
let users = 0;

/**
 * The Firestore client of the page, which all its listeners share. Call `releaseFirestore` once for
 * each call.
 */
export const openFirestore = (): Firestore => {
  users += 1;
  client ??= connect();
  return client;
};

/**
 * Ends the client when nobody uses it any more. The hooks of reactfire never end a listener, and
 * keep its last value for the next one: so the listeners of a page end together.
 */
export const releaseFirestore = (): void => {
  users -= 1;
  if (users > 0 || !client) return;
  forgetObservables();
  void terminate(client);
  client = undefined;
};
