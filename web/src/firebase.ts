import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { config } from './config.ts';

export const firebaseApp = initializeApp(config.firebase);

/** Without a popup resolver: it is given at signInWithPopup, so that no page loads it unasked. */
export const auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

if (config.authEmulatorUrl) {
  connectAuthEmulator(auth, config.authEmulatorUrl, { disableWarnings: true });
}

/** Long enough for a hiccup; whoever waits longer is told. */
const storageRetryMs = 20_000;

/** Cloud Storage, loaded by the screens that upload. */
const connectStorage = async () => {
  const { connectStorageEmulator, getStorage } = await import('firebase/storage');
  const storage = getStorage(firebaseApp);
  storage.maxUploadRetryTime = storageRetryMs;
  storage.maxOperationRetryTime = storageRetryMs;
  const emulator = config.storageEmulatorUrl && new URL(config.storageEmulatorUrl);
  if (emulator) connectStorageEmulator(storage, emulator.hostname, Number(emulator.port));
  return storage;
};

let opened: ReturnType<typeof connectStorage> | null = null;

/** The shop's bucket. A load that failed is tried anew. */
export const openStorage = () => {
  opened ??= connectStorage().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
};
