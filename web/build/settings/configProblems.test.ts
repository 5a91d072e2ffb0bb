import { expect, it } from 'vitest';
import { configProblems } from './configProblems.ts';

it('names everything that is missing or invalid', () => {
  const settings = {
    VITE_FIREBASE_AUTH_DOMAIN: 'domain',
    VITE_FIREBASE_PROJECT_ID: 'project',
    VITE_FIREBASE_STORAGE_BUCKET: 'bucket',
    VITE_STORAGE_EMULATOR_URL: '127.0.0.1',
  };
  expect(configProblems(settings)).toEqual([
    'VITE_FIREBASE_API_KEY is not set',
    'VITE_FIREBASE_APP_ID is not set',
    'VITE_STORAGE_EMULATOR_URL is not a URL',
  ]);
});
