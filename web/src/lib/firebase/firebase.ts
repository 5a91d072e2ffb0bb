import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { authPersistence } from './authPersistence.ts';
import { config } from './config.ts';

export const firebaseApp = initializeApp(config.firebase);

/** Without a popup resolver: signInWithPopup receives it, so that other pages do not load it. */
export const auth = initializeAuth(firebaseApp, {
  persistence: authPersistence,
});

if (config.authEmulatorUrl) {
  connectAuthEmulator(auth, config.authEmulatorUrl, { disableWarnings: true });
}
