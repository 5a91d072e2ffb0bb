type Setting =
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

const required: Record<Setting, boolean> = {
  VITE_FIREBASE_API_KEY: true,
  VITE_FIREBASE_AUTH_DOMAIN: true,
  VITE_FIREBASE_PROJECT_ID: true,
  VITE_FIREBASE_STORAGE_BUCKET: true,
  VITE_FIREBASE_APP_ID: true,
  VITE_APP_CHECK_SITE_KEY: false,
  VITE_SITE_URL: false,
  VITE_AUTH_EMULATOR_URL: false,
  VITE_FIRESTORE_EMULATOR_URL: false,
  VITE_STORAGE_EMULATOR_URL: false,
};
const names = Object.keys(required) as Setting[];

const problemOf = (name: Setting, value: unknown): string | null => {
  if (!value) return required[name] ? `${name} is not set` : null;
  if (name.endsWith('_URL') && !URL.canParse(String(value))) return `${name} is not a URL`;
  return null;
};

/** A message for each setting that is missing or invalid. */
export const configProblems = (env: Record<string, unknown>): string[] =>
  names.map((name) => problemOf(name, env[name])).filter((problem) => problem !== null);

/** Validates the build's settings. @throws {Error} that names each missing or invalid setting. */
export const parseConfig = (env: Record<string, unknown>) => {
  const problems = configProblems(env);
  if (problems.length > 0) throw new Error(`The web app is not configured: ${problems.join(', ')}`);
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
