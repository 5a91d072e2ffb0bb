import type { Setting } from '../../src/lib/firebase/toConfig.ts';

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
