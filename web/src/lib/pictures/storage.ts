import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { config } from '../firebase/config.ts';
import { firebaseApp } from '../firebase/firebase.ts';

/** Long enough for a short outage; then the user gets a message. */
const retryMs = 20_000;

/** The shop's bucket in Cloud Storage. */
export const storage = getStorage(firebaseApp);
storage.maxUploadRetryTime = retryMs;
storage.maxOperationRetryTime = retryMs;

if (config.storageEmulatorUrl) {
  const { hostname, port } = new URL(config.storageEmulatorUrl);
  connectStorageEmulator(storage, hostname, Number(port));
}
