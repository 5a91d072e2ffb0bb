export type Setting =
  | 'VITE_FIREBASE_API_KEY'
  | 'VITE_FIREBASE_AUTH_DOMAIN'
  | 'VITE_FIREBASE_PROJECT_ID'
  | 'VITE_FIREBASE_STORAGE_BUCKET'
  | 'VITE_FIREBASE_APP_ID'
  | 'VITE_APP_CHECK_SITE_KEY'
  | 'VITE_SITE_URL'
  | 'VITE_AUTH_EMULATOR_URL'
  | 'VITE_FIRESTORE_EMULATOR_URL'
  | 'VITE_STORAGE_EMULATOR_URL';

/** The settings of a build, which has checked them: web/build/settings. */
export const toConfig = (env: Record<string, unknown>) => {
  const settings = env as Record<Setting, string>;
  return {
    firebase: {
      apiKey: settings.VITE_FIREBASE_API_KEY,
      authDomain: settings.VITE_FIREBASE_AUTH_DOMAIN,
      projectId: settings.VITE_FIREBASE_PROJECT_ID,
      storageBucket: settings.VITE_FIREBASE_STORAGE_BUCKET,
      appId: settings.VITE_FIREBASE_APP_ID,
    },
    siteUrl: settings.VITE_SITE_URL || null,
    // The emulator suite works offline; reCAPTCHA does not.
    appCheckSiteKey: settings.VITE_AUTH_EMULATOR_URL
      ? null
      : settings.VITE_APP_CHECK_SITE_KEY || null,
    authEmulatorUrl: settings.VITE_AUTH_EMULATOR_URL || null,
    firestoreEmulatorUrl: settings.VITE_FIRESTORE_EMULATOR_URL || null,
    storageEmulatorUrl: settings.VITE_STORAGE_EMULATOR_URL || null,
  };
};
