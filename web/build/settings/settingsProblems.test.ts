import { describe, expect, it } from 'vitest';
import { type Settings, settingsProblems } from './settingsProblems.ts';

const complete: Settings = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'shop-1.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'shop-1',
  VITE_FIREBASE_STORAGE_BUCKET: 'shop-1.firebasestorage.app',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  VITE_SITE_URL: 'https://tools.example',
};

const problemsWith = (changes: Settings) => settingsProblems({ ...complete, ...changes }, 'shop-1');

describe('settingsProblems', () => {
  it('accepts complete settings', () => {
    expect(problemsWith({})).toEqual([]);
  });

  it('names each setting that is missing', () => {
    expect(settingsProblems({}, 'shop-1')).toEqual(
      Object.keys(complete).map((name) => `${name} is not set`),
    );
  });

  it.each([
    ['VITE_SITE_URL', 'tools.example', 'VITE_SITE_URL is not a URL'],
    [
      'VITE_SITE_URL',
      'http://tools.example',
      'VITE_SITE_URL is http://tools.example, and must begin with https://',
    ],
    [
      'VITE_SITE_URL',
      'https://localhost:5000',
      'VITE_SITE_URL is https://localhost:5000, which only this machine can open',
    ],
    [
      'VITE_STORAGE_EMULATOR_URL',
      'http://127.0.0.1:9199',
      'VITE_STORAGE_EMULATOR_URL is set, but it is only for the emulator suite',
    ],
    [
      'VITE_AUTH_EMULATOR_URL',
      'http://127.0.0.1:9099',
      'VITE_AUTH_EMULATOR_URL is set, but it is only for the emulator suite',
    ],
    [
      'VITE_FIREBASE_PROJECT_ID',
      'shop-2',
      'VITE_FIREBASE_PROJECT_ID is shop-2, and the deploy is to shop-1',
    ],
  ])('rejects %s=%s', (name, value, problem) => {
    expect(problemsWith({ [name]: value })).toEqual([problem]);
  });
});
